import { CHANNELS } from '#contract/customers/channels/channels.ts'
import { consentOf } from './consent.ts'
import type { MessageItem } from './entity.ts'

/** True if a STOP of theirs is ours to confirm: no carrier did. */
export const isOursToConfirm = ({ channel, body, opt_out_type }: MessageItem) =>
  consentOf(body, opt_out_type) === 'stop' &&
  opt_out_type === undefined &&
  !CHANNELS[channel].carrierStops?.includes(body.trim().toLowerCase())
