import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'

/** The time at which free text on a channel ends; undefined where it never does, or where the customer has not written yet. */
export function windowClosesAt(channel: Channel, lastInboundAt: string | undefined): Date | undefined {
  const { windowHours } = CHANNELS[channel]
  if (windowHours === undefined || lastInboundAt === undefined) return
  return new Date(Date.parse(lastInboundAt) + windowHours * 3_600_000)
}

/** True if free text may be sent; a channel without a window may always be written on. */
export function isWindowOpen(channel: Channel, lastInboundAt: string | undefined, now: Date): boolean {
  if (CHANNELS[channel].windowHours === undefined) return true
  const closesAt = windowClosesAt(channel, lastInboundAt)
  return closesAt !== undefined && now < closesAt
}
