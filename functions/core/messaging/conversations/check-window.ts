import type { Ctx } from '../../platform/ctx.ts'
import { isWindowOpen, windowClosesAt } from './free-text-window.ts'
import { getReadableConversation } from './get-conversation.ts'

/** The free-text window of this contact now: open or not, and for how much longer; null where it never ends. */
export async function checkWindow(ctx: Ctx, input: { type: string; id: string; contact_id?: string }) {
  const { contact, channel } = await getReadableConversation(ctx, input)
  const lastInboundAt = contact.channels[channel]?.last_inbound_at
  const open = isWindowOpen(channel, lastInboundAt, ctx.now, true)
  const closesAt = windowClosesAt(channel, lastInboundAt, true)
  if (open && !closesAt) return { open, hours_remaining: null, expires_at: null, reason: null }
  return {
    open,
    hours_remaining: open && closesAt ? hoursBetween(ctx.now, closesAt) : 0,
    expires_at: closesAt?.toISOString() ?? null,
    reason: open ? null : closesAt ? ('window_expired' as const) : ('no_inbound_message' as const),
  }
}

/** With one decimal (S2 §4), never more than there is. */
const hoursBetween = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / 360_000) / 10
