import { unstable_serialize, useSWRConfig } from 'swr'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { useChange } from '../../lib/use-change.ts'
import { mergeOne, type Thread } from './merge-messages.ts'
import type { Place } from './messages.ts'
import { readPage, threadKey } from './read-thread.ts'

/** Changes loaded conversations, wherever they are shown. */
export function useKnownThreads() {
  const { cache, mutate } = useSWRConfig()
  const change = useChange()
  const nameOf = ({ type, id }: Place) => unstable_serialize(threadKey(type, id))
  return {
    isLoaded: (place: Place) => cache.get(nameOf(place))?.data !== undefined,
    /** Merges a message from a response. */
    put: (place: Place, message: ChatMessage) =>
      change<Thread>(
        (key) => unstable_serialize(key) === nameOf(place),
        (thread) => mergeOne(thread, message),
      ),
    /** Reads the newest page of a thread that is not loaded. */
    begin: (place: Place) => mutate(threadKey(place.type, place.id), readPage(place), { revalidate: false }),
    readAgain: ({ type, id }: Place) => mutate(threadKey(type, id)),
  }
}
