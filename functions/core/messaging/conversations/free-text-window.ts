import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'

/** How long free text may follow a customer's message: a person's own longer than what leaves by itself, on some channels. */
export function hoursOfWindow(channel: Channel, isByPerson = false): number | undefined {
  const { windowHours, personHours } = CHANNELS[channel]
  return (isByPerson ? personHours : undefined) ?? windowHours
}

/** The time at which free text on a channel ends; undefined where it never does, or where the customer has not written yet. */
export function windowClosesAt(
  channel: Channel,
  lastInboundAt: string | undefined,
  isByPerson = false,
): Date | undefined {
  const hours = hoursOfWindow(channel, isByPerson)
  if (hours === undefined || lastInboundAt === undefined) return
  return new Date(Date.parse(lastInboundAt) + hours * 3_600_000)
}

/** True if free text may be sent; a channel without a window may always be written on. */
export function isWindowOpen(
  channel: Channel,
  lastInboundAt: string | undefined,
  now: Date,
  isByPerson = false,
): boolean {
  if (hoursOfWindow(channel, isByPerson) === undefined) return true
  const closesAt = windowClosesAt(channel, lastInboundAt, isByPerson)
  return closesAt !== undefined && now < closesAt
}
