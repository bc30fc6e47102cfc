import { bareType, factsOf } from '#contract/platform/file-types.ts'
import { CHANNELS, type Channel } from './channels.ts'

interface SentFile {
  content_type: string
  size: number
}

/** Whether a channel takes this file to this address; one that it does not take goes as a link. */
export function carries(channel: Channel, to: string, { content_type, size }: SentFile) {
  const { files } = CHANNELS[channel]
  return to.startsWith(files.addresses) && size <= (files.bytes[bareType(content_type)] ?? 0)
}

/** Whether a text is shown beside this file: in a link's message always, else where the channel has room for it. */
export const showsText = (channel: Channel, to: string, file: SentFile): boolean =>
  CHANNELS[channel].files.captioned.includes(factsOf(file.content_type)?.kind ?? 'document') ||
  !carries(channel, to, file)
