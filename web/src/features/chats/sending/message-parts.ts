import { carries } from '#contract/customers/channels/carries.ts'
import type { Channel } from '#contract/customers/channels/channels.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { defaultBodyFor } from '#contract/messaging/default-bodies.ts'
import type { SentFile } from './outbox.ts'
import type { Sendable } from './use-send.ts'

/** Whether a channel carries this file to this contact; one that it does not carry goes as a link. */
export const isCarried = ({ channels }: Pick<ConversationRow, 'channels'>, type: Channel, file: File): boolean =>
  carries(type, channels[type].address ?? '', file)
type File = Pick<SentFile, 'content_type' | 'size'>

/**
 * One message a file, in their order, the text with the first: the server sends it apart where it can't be shown beside
 * it. A mail takes several.
 */
export function messageParts(text: string, files: readonly SentFile[], most = 1): Sendable[] {
  if (files.length === 0) return [{ body: text }]
  return chunksOf(files, most).map(([file, ...more_files], index) => ({
    body: index === 0 && text.trim() !== '' ? text : defaultBodyFor(file?.content_type ?? ''),
    file,
    ...(more_files.length > 0 && { more_files }),
  }))
}

const chunksOf = (files: readonly SentFile[], most: number) =>
  Array.from({ length: Math.ceil(files.length / most) }, (_, index) => files.slice(index * most, (index + 1) * most))
