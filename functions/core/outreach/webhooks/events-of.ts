import { isOpenCall } from '#contract/calls/call-statuses.ts'
import type { WebhookEvent } from '#contract/outreach/webhook-facts.ts'
import type { Appointment, AppointmentItem } from '../../calendar/appointments/entity.ts'
import type { Call } from '../../calls/calls/entity.ts'
import type { Contact } from '../../customers/contacts/entity.ts'
import { isByMerge } from '../../customers/contacts/merged-parts.ts'
import type { Recipient } from '../../customers/recipients/entity.ts'
import type { Message, MessageItem } from '../../messaging/messages/entity.ts'
import { isLost, isTaken } from '../../messaging/messages/statuses.ts'
import { type Change, isOf } from '../../platform/table/follow.ts'

export type TellingChange =
  | Change<typeof Message>
  | Change<typeof Contact>
  | Change<typeof Appointment>
  | Change<typeof Call>
  | Change<typeof Recipient>

/** Translates a change of the table into events for other programs. */
export function eventsOf(change: TellingChange): WebhookEvent[] {
  if (isOf<typeof Message>('message')(change)) return eventsOfMessage(change)
  if (isOf<typeof Contact>('contact')(change)) {
    const { before, after } = change
    if (!before) return after ? ['contact_created'] : []
    return after && after.stage !== before.stage && !isByMerge(change) ? ['stage_changed'] : []
  }
  if (isOf<typeof Appointment>('appointment')(change)) {
    const { before, after } = change
    return after && shownOf(after) !== (before && shownOf(before)) ? ['appointment_changed'] : []
  }
  if (isOf<typeof Recipient>('recipient')(change))
    return change.after?.replied_at && !change.before?.replied_at ? ['campaign_replied'] : []
  if (!isOf<typeof Call>('call')(change)) return []
  const { before, after } = change
  const isOver = after !== undefined && !isOpenCall(after.status)
  return isOver && (!before || isOpenCall(before.status)) ? ['call_ended'] : []
}

function eventsOfMessage({ before, after }: Change<typeof Message>): WebhookEvent[] {
  if (!after) return []
  // A missed call stands in the thread as well; it is told as a call.
  if (after.direction === 'inbound') return before || after.call ? [] : ['message_received']
  return isOut(after) && !(before && isOut(before)) ? ['message_sent'] : []
}

/** Twilio has it, and has not refused it. */
const isOut = (message: MessageItem) => isTaken(message) && !isLost(message)

const shownOf = ({ kind, status, starts_at, ends_at, agent, vehicle, note }: AppointmentItem) =>
  JSON.stringify([kind, status, starts_at, ends_at, agent, vehicle, note])
