import { type AppointmentStatus, isOpen, takesTime } from '#contract/calendar/appointment-kinds.ts'
import type { AppointmentSettings } from '#contract/calendar/settings.ts'
import { placeOnTop } from '../../customers/contacts/board-places.ts'
import { changeContact } from '../../customers/contacts/change-contact.ts'
import { displayName } from '../../customers/contacts/display-name.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { openHours } from '../../messaging/hours/open-hours.ts'
import type { Acting } from '../../platform/actor.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { inSection } from '../../platform/table/sections.ts'
import type { Write } from '../../platform/table/write.ts'
import { dayWrites, readDays } from './days-store.ts'
import { listOpenOf } from './door.ts'
import { type AppointmentItem, listedAt, ofVehicle } from './entity.ts'
import { daysOf, isFree, type Span, stageAfter } from './rules.ts'
import { slotTaken } from './slot-taken.ts'
import { appointmentPut } from './store.ts'
import { planTexts } from './texts-due.ts'
import { dueWrites } from './write-due.ts'

type Fields = Omit<
  AppointmentItem,
  'calendar_contact' | 'calendar_at' | 'contact_name' | 'assignee' | 'version' | 'texts'
>

interface Change {
  contact: ContactItem
  settings: AppointmentSettings
  before?: AppointmentItem
  after: Fields
  /** Where it moves its contact, whatever the settings say. */
  moveTo?: string | undefined
  /** Written along. */
  others?: Write[]
}

/**
 * Writes an appointment with the times it takes, its texts to come, and what its contact's history and stage say of it:
 * all or nothing. False if anything it rests on changed meanwhile; throws `slot_taken` or `vehicle_booked`.
 */
export async function writeAppointment(
  acting: Acting,
  { contact, settings, before, after, moveTo, others = [] }: Change,
) {
  const { org } = acting
  const stage = moveTo ?? (await nextStage(org, before?.status, after, contact, settings))
  const isNews = before?.status !== after.status || before.starts_at !== after.starts_at
  const version = before?.version ?? 0
  const changed = {
    ...after,
    version,
    changed_by: acting.caller?.id,
    // At another time it is asked anew.
    asked_at: after.ends_at === before?.ends_at ? after.asked_at : undefined,
    texts: planTexts(after, await openHours(org, contact, contact.most_recent_type)),
    contact_name: displayName(contact),
    assignee: contact.assignee,
  }
  const isWritten = await changeContact(acting, contact, {
    update: stage ? { stage, board_at: inSection(stage, placeOnTop(contact.id, acting.now)) } : {},
    entries: isNews ? entriesOf(before?.status, after, stage ? { from: contact.stage, to: stage } : undefined) : [],
    others: [
      appointmentPut({ version }, changed),
      ...(await timeWrites(org, before, after)),
      ...dueWrites(before, changed),
      ...others,
    ],
  })
  return isWritten && { ...changed, ...listedAt(changed), version: version + 1 }
}

/** Where an appointment moves its contact. Of several that a customer has, one that is canceled moves nobody. */
async function nextStage(
  org: OrgId,
  from: AppointmentStatus | undefined,
  { id, kind, status }: Fields,
  { id: contact, stage }: ContactItem,
  settings: AppointmentSettings,
) {
  if (status === from) return undefined
  // What was over and is confirmed for another time is booked anew.
  const isAgain = status === 'confirmed' && from !== undefined && !isOpen(from)
  const next = stageAfter({ kind, status: isAgain ? 'scheduled' : status }, stage, settings)
  if (next === undefined || status !== 'canceled') return next
  const others = (await listOpenOf(org, contact)).filter((one) => one.id !== id && one.kind !== 'phone_call')
  return others.length > 0 ? undefined : next
}

function entriesOf(
  from: AppointmentStatus | undefined,
  { id, kind, status, starts_at }: Fields,
  moved: { from: string; to: string } | undefined,
) {
  const entry = { type: 'appointment' as const, from, to: status, appointment: { id, kind, starts_at } }
  return moved ? [entry, { type: 'stage' as const, ...moved }] : [entry]
}

type Timed = Pick<AppointmentItem, 'org' | 'id' | 'status' | 'starts_at' | 'free_at' | 'agent' | 'vehicle'>

const spanOf = ({ starts_at, free_at }: Timed): Span => ({ from: new Date(starts_at), to: new Date(free_at) })
const ownersOf = ({ agent, vehicle }: Timed) => (vehicle ? [agent, ofVehicle(vehicle)] : [agent])

/** Takes an appointment's times of its agent and vehicle, and frees those it had. */
async function timeWrites(org: OrgId, before: Timed | undefined, after: Timed) {
  const takes = takesTime(after.status)
  const states = before ? [before, after] : [after]
  const days = await readDays(org, [...new Set(states.flatMap(ownersOf))], states.map(spanOf))
  const span = spanOf(after)
  const isTaken = (owner: string) =>
    !isFree(
      days.filter(({ of }) => of === owner),
      span,
      after.id,
    )
  if (takes && isTaken(after.agent)) throw slotTaken()
  if (takes && after.vehicle && isTaken(ofVehicle(after.vehicle))) throw new AppError('vehicle_booked')
  const owners = ownersOf(after)
  const ofSpan = daysOf(span)
  return dayWrites(days, after.id, ({ of, day }) =>
    takes && owners.includes(of) && ofSpan.includes(day) ? span : undefined,
  )
}
