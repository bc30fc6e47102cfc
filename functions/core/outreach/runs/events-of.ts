import { isOpen } from '#contract/calendar/appointment-kinds.ts'
import type { SourceKind } from '#contract/customers/source-kinds.ts'
import { factsOfTrigger, type TriggerName } from '#contract/outreach/automation-facts.ts'
import type { Trigger } from '#contract/outreach/automation-schema.ts'
import type { Appointment } from '../../calendar/appointments/entity.ts'
import { isLeftWaiting } from '../../calls/calls/customer-of-call.ts'
import type { Call } from '../../calls/calls/entity.ts'
import type { Contact, ContactItem } from '../../customers/contacts/entity.ts'
import { countOn } from '../../customers/contacts/inbox-sections.ts'
import { answeringOf } from '../../customers/contacts/kept-answering.ts'
import { isByMerge } from '../../customers/contacts/merged-parts.ts'
import type { Message } from '../../messaging/messages/entity.ts'
import { isSaid } from '../../messaging/messages/is-said.ts'
import { facetsOf } from '../../platform/actor.ts'
import { isRecent } from '../../platform/is-recent.ts'
import type { Change } from '../../platform/table/follow.ts'

/** Something that happened to a contact. `about`: names it, the same however often it is told. */
export interface Event {
  on: TriggerName
  contact: string
  about: string
  /** ISO 8601. */
  at: string
  stage?: string
  label?: string
  status?: string
  vehicle?: string
  /** Dollars that a price fell by. */
  dollars?: number
}

/** Whom a colleague, a program, or a file brought hasn't reached out to anybody. */
const BROUGHT: ReadonlySet<SourceKind | undefined> = new Set(['by_hand', 'api', 'import'])

/** True of whom nothing but a machine's own text has come from. */
const isMachines = (contact: Pick<ContactItem, 'channels'>) =>
  Object.keys(contact.channels).length > 0 && countOn(contact, 'inbound') === 0

/** Events of a contact's change. Whoever was brought, or came with messages from an earlier account, is no new lead. */
export function ofContact({ before, after, at, sequence }: Change<typeof Contact>): Event[] {
  if (!after || isByMerge({ before, after })) return []
  const event = { contact: after.id, about: sequence, at: at.toISOString() }
  if (!before) {
    const isNew =
      !BROUGHT.has(after.listed.source) && !isMachines(after) && isRecent(after.last_message_at ?? event.at, at)
    // Another clock may be ahead, like the local console's.
    const begun = [event.at, after.last_message_at ?? ''].toSorted().at(-1) ?? event.at
    return isNew ? [{ ...event, at: begun, on: 'lead_created', stage: after.stage }] : []
  }
  const added = after.listed.labels.filter((label) => !before.listed.labels.includes(label))
  const isOut = Object.keys(after.opted_out).some((key) => before.opted_out[key] === undefined)
  const isHandedOver = (one: typeof after) => answeringOf(one).reason === 'handed_over'
  return [
    ...(after.stage === before.stage ? [] : [{ ...event, on: 'stage_changed' as const, stage: after.stage }]),
    ...added.map((label) => ({ ...event, on: 'labeled' as const, label, about: `${sequence} ${label}` })),
    ...(after.assignee !== undefined && after.assignee !== before.assignee
      ? [{ ...event, on: 'assigned' as const, status: after.assignee }]
      : []),
    ...(isOut ? [{ ...event, on: 'opted_out' as const }] : []),
    ...(isHandedOver(after) && !isHandedOver(before) ? [{ ...event, on: 'handed_over' as const }] : []),
  ]
}

/** True if a stay in a stage begins. How long whoever came with a file has been in theirs, nobody knows. */
export const entersStage = ({ before, after }: Pick<Change<typeof Contact>, 'before' | 'after'>) =>
  after !== undefined &&
  before?.stage !== after.stage &&
  (before !== undefined || after.import === undefined) &&
  !isByMerge({ before, after })

/** A customer's new message, no call; nothing that was copied over or came late. */
export const ofMessage = ({ before, after, at }: Change<typeof Message>): Event[] =>
  before === undefined && after && isSaid(after) && after.call === undefined && isRecent(after.sent_at, at)
    ? [{ on: 'message_received', contact: after.contact, about: after.id, at: after.sent_at }]
    : []

/** An answer of somebody's, here or in the carrier's own inbox, from which a customer's silence counts; an earlier account's names nobody. */
export const isAnswer = ({ before, after, at }: Change<typeof Message>) =>
  before === undefined &&
  after?.direction === 'outbound' &&
  after.user_name !== undefined &&
  facetsOf(after.by).answersCustomer &&
  isRecent(after.sent_at, at)

export function ofCall({ before, after, at }: Change<typeof Call>): Event[] {
  if (!isLeftWaiting(after) || after.contact === undefined) return []
  const event = { contact: after.contact, about: after.id, at: at.toISOString() }
  return [
    ...(isLeftWaiting(before) ? [] : [{ ...event, on: 'call_missed' as const }]),
    ...(after.voicemail && !before?.voicemail ? [{ ...event, on: 'voicemail' as const }] : []),
  ]
}

export function ofAppointment({ before, after, at }: Change<typeof Appointment>): Event[] {
  if (!after) return []
  const event = { contact: after.contact, about: `${after.id} ${after.version}`, at: at.toISOString() }
  const about = after.vehicle && { vehicle: after.vehicle }
  if (!before) return isOpen(after.status) ? [{ ...event, ...about, on: 'appointment_booked' }] : []
  return after.status === before.status ? [] : [{ ...event, ...about, on: 'appointment_status', status: after.status }]
}

/** True if an event fires a trigger. */
export const sets = (trigger: Trigger, event: Event): boolean =>
  trigger.on === event.on &&
  isWanted(trigger.stage, event.stage) &&
  isWanted(trigger.label, event.label) &&
  isWanted(trigger.status, event.status) &&
  (event.dollars === undefined || event.dollars >= (trigger.dollars ?? 0))

const isWanted = (asked: string | undefined, is: string | undefined) => !asked || asked === is

export const isTimed = ({ on }: Pick<Trigger, 'on'>) => factsOfTrigger(on).isTimed === true
