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

/** One message a file, in their order, the text with the first: the server sends it apart where it can't be shown beside it. */
export function messageParts(text: string, files: readonly SentFile[]): Sendable[] {
  if (files.length === 0) return [{ body: text }]
  return files.map((file, index) => ({
    body: index === 0 && text.trim() !== '' ? text : defaultBodyFor(file.content_type),
    file,
  }))
}
