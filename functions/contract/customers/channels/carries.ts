import { bareType } from '#contract/platform/file-types.ts'
import { CHANNELS, type Channel } from './channels.ts'

/** Whether a channel takes this file to this address; one that it does not take goes as a link. */
export function carries(channel: Channel, to: string, { content_type, size }: { content_type: string; size: number }) {
  const { files } = CHANNELS[channel]
  return to.startsWith(files.addresses) && size <= (files.bytes[bareType(content_type)] ?? 0)
}
