import type { Channel } from '#contract/fields.ts'

/** WhatsApp allows free text only this long after the customer's last message (Twilio 63016). */
const WINDOW_HOURS = 24

/** When free text on WhatsApp ends; undefined where the customer has not written yet. */
export function windowClosesAt(lastInboundAt: string | undefined): Date | undefined {
  if (lastInboundAt === undefined) return
  return new Date(Date.parse(lastInboundAt) + WINDOW_HOURS * 3_600_000)
}

/** Only WhatsApp has a window; SMS may always be written. */
export function isWindowOpen(channel: Channel, lastInboundAt: string | undefined, now: Date): boolean {
  if (channel === 'sms') return true
  const closesAt = windowClosesAt(lastInboundAt)
  return closesAt !== undefined && now < closesAt
}
