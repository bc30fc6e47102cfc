import { createContext, useContext } from 'react'
import type { ChatMessage, Medium } from '#contract/messaging/chat-message.ts'
import { isHeic, isShownHere, mediaKind } from './media-kind.ts'

/** The pictures of the thread that is shown, oldest first: one leads to the next. */
export const Pictures = createContext<readonly Medium[]>([])
export const usePictures = () => useContext(Pictures)

export const picturesOf = (messages: readonly Pick<ChatMessage, 'media'>[]): Medium[] =>
  messages.flatMap(({ media }) =>
    media.filter(
      (medium) =>
        medium.status === 'ready' &&
        isShownHere(medium.content_type) &&
        mediaKind(medium.content_type) === 'image' &&
        !isHeic(medium),
    ),
  )
