import type { Appointment, AppointmentItem } from '../../calendar/appointments/entity.ts'
import { isAsked } from '../../calendar/appointments/outcome-asks.ts'
import type { OrgId } from '../../platform/ctx.ts'
import type { Change } from '../../platform/table/follow.ts'
import type { FactItem } from './entity.ts'
import { recordMilestone } from './record-milestone.ts'
import { newFact } from './rules.ts'
import { writeFacts } from './store.ts'

type AppointmentChange = Pick<Change<typeof Appointment>, 'before' | 'after'>

export const isOfNote = ({ before, after }: AppointmentChange) =>
  after !== undefined &&
  (before === undefined ||
    before.status !== after.status ||
    before.starts_at !== after.starts_at ||
    before.vehicle !== after.vehicle ||
    before.asked_at !== after.asked_at ||
    before.agent !== after.agent)

const outcomeOf = ({ status }: AppointmentItem) =>
  status === 'arrived' || status === 'done' ? 'kept' : status === 'no_show' ? 'no_show' : undefined

/** Records appointments as they are booked, and what became of them. */
export async function recordAppointments(org: OrgId, changes: AppointmentChange[]): Promise<void> {
  for (const { before, after } of changes) {
    if (!after) continue
    const facts = appointmentFacts(after)
    const were = before ? appointmentFacts(before) : []
    await writeFacts(
      org,
      facts,
      were.filter(({ id }) => facts.every((one) => one.id !== id)),
    )
    const { contact, agent, created_at, starts_at } = after
    await recordMilestone(org, contact, 'appointment', created_at, agent)
    if (outcomeOf(after) === 'kept') await recordMilestone(org, contact, 'shown', starts_at, agent)
  }
}

/** What an appointment is to reports. */
function appointmentFacts(appointment: AppointmentItem): FactItem[] {
  const { org, id, contact, agent, vehicle, created_at, starts_at, asked_at } = appointment
  const outcome = outcomeOf(appointment)
  return [
    newFact(org, 'booked', created_at, id, { contact, agent, vehicle }),
    ...(asked_at
      ? [newFact(org, isAsked(appointment) ? 'unsettled' : 'settled', asked_at, id, { contact, agent })]
      : []),
    ...(outcome ? [newFact(org, outcome, starts_at, id, { contact, agent, vehicle })] : []),
  ]
}
