import { carries } from '#contract/customers/channels/carries.ts'
import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { defaultBodyFor } from '#contract/messaging/default-bodies.ts'
import { mediaKind } from '../media/media-kind.ts'
import type { SentFile } from './outbox.ts'
import type { Sendable } from './use-send.ts'

type File = Pick<SentFile, 'content_type' | 'size'>

/** Whether a channel carries this file to this contact; one that it does not carry goes as a link. */
export const isCarried = ({ channels }: Pick<ConversationRow, 'channels'>, type: Channel, file: File): boolean =>
  carries(type, channels[type].address ?? '', file)

/** Whether a text is shown beside this file: in a link's message always, else where the channel has room for it. */
export const hasRoomForText = (row: Pick<ConversationRow, 'channels'>, type: Channel, file: File): boolean =>
  CHANNELS[type].files.captioned.includes(mediaKind(file.content_type)) || !isCarried(row, type, file)

/** One message a file, in their order; the text goes with the first where it is shown there, else before it. */
export function messageParts(
  text: string,
  files: readonly SentFile[],
  row: Pick<ConversationRow, 'channels'>,
  type: Channel,
): Sendable[] {
  const [first] = files
  if (!first) return [{ body: text }]
  const isBeside = text.trim() !== '' && hasRoomForText(row, type, first)
  const alone = files.map((file) => ({ body: defaultBodyFor(file.content_type), file }))
  if (isBeside) return [{ body: text, file: first }, ...alone.slice(1)]
  return text.trim() === '' ? alone : [{ body: text }, ...alone]
}
