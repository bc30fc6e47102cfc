import type { Custom } from '#contract/customers/custom.ts'
import type { Appointment } from '../../calendar/appointments/entity.ts'
import { presentAppointment } from '../../calendar/appointments/present-appointment.ts'
import type { Call } from '../../calls/calls/entity.ts'
import { presentCall } from '../../calls/calls/present-call.ts'
import type { Contact } from '../../customers/contacts/entity.ts'
import { presentContact } from '../../customers/contacts/present-contact.ts'
import type { Recipient } from '../../customers/recipients/entity.ts'
import type { Message } from '../../messaging/messages/entity.ts'
import { presentMessage } from '../../messaging/messages/present-message.ts'
import { managerNamed, seenByProgram } from '../../platform/access.ts'
import { LOTWIRE } from '../../platform/actor.ts'
import { isOf } from '../../platform/table/follow.ts'
import type { TellingChange } from './events-of.ts'

/** Addresses are the dealership's own: they see what a manager sees. */
const READER = managerNamed(LOTWIRE)

/** An event's data, in the shapes of the API; `custom` by contact. */
export function dataOf(change: TellingChange, custom: ReadonlyMap<string, Custom>): object {
  if (isOf<typeof Message>('message')(change) && change.after) {
    const { contact: contact_id, conversation: conversation_id, channel } = change.after
    return { message: presentMessage(change.after), contact_id, conversation_id, channel }
  }
  if (isOf<typeof Contact>('contact')(change) && change.after) {
    const contact = {
      ...presentContact(seenByProgram(change.after), new Map()),
      custom: custom.get(change.after.id) ?? {},
    }
    return change.before ? { contact, previous_stage: change.before.stage } : { contact }
  }
  if (isOf<typeof Appointment>('appointment')(change) && change.after)
    return { appointment: presentAppointment(READER, change.after) }
  if (isOf<typeof Call>('call')(change) && change.after) return { call: presentCall(change.after, READER) }
  if (isOf<typeof Recipient>('recipient')(change) && change.after) {
    const { contact: contact_id, campaign: campaign_id, replied_at } = change.after
    return { contact_id, campaign_id, replied_at }
  }
  return {}
}
