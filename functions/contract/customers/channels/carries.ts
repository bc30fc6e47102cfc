import { bareType, factsOf } from '#contract/platform/file-types.ts'
import { CHANNELS, type Channel } from './channels.ts'

interface SentFile {
  content_type: string
  size: number
}

/** True if a channel delivers this file to this address; any other file is sent as a link. */
export function carries(channel: Channel, to: string, { content_type, size }: SentFile) {
  const { files } = CHANNELS[channel]
  return to.startsWith(files.addresses) && size <= (files.bytes[bareType(content_type)] ?? files.otherBytes ?? 0)
}

/** True if a text can accompany this file: always with a link, otherwise if the channel allows captions. */
export const showsText = (channel: Channel, to: string, file: SentFile): boolean =>
  CHANNELS[channel].files.captioned.includes(factsOf(file.content_type)?.kind ?? 'document') ||
  !carries(channel, to, file)
