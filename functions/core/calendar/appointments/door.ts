import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import { isOpen } from '#contract/calendar/appointment-kinds.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import type { Change } from '../../platform/table/follow.ts'
import { Appointment, type AppointmentItem, contactCalendarOf } from './entity.ts'
import { isUpcoming } from './rules.ts'

/** More than anybody keeps in two months. */
const MOST_LISTED = 5000

export async function findAppointment(org: OrgId, id: string): Promise<AppointmentItem | undefined> {
  const { Item } = await Appointment.build(GetItemCommand).key({ org, id }).options({ consistent: true }).send()
  return Item
}

/** The appointment of a change as it is now. */
export const latestAppointment = ({ org, before, after }: Change<typeof Appointment>) =>
  findAppointment(org, (after ?? before)?.id ?? '')

/** The dealership's appointments that begin in a range, by when they begin. */
export async function listBetween(org: OrgId, from: Date, to: Date): Promise<AppointmentItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Appointment)
    .query({
      index: 'calendar',
      partition: org,
      range: { between: [from.toISOString(), to.toISOString()] },
    })
    .options({ maxPages: Number.POSITIVE_INFINITY, limit: MOST_LISTED })
    .send()
  return Items
}

/** A contact's appointments, the last ones first. */
export async function listOfContact(org: OrgId, contact: string): Promise<AppointmentItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Appointment)
    .query({ index: 'calendar_contact', partition: contactCalendarOf(org, contact) })
    .options({ reverse: true, limit: 100 })
    .send()
  return Items
}

/** Those that are still to come about, the last ones first. */
export const listOpenOf = async (org: OrgId, contact: string): Promise<AppointmentItem[]> =>
  (await listOfContact(org, contact)).filter(({ status }) => isOpen(status))

/** Those that are not over. */
export const listUpcomingOf = async (org: OrgId, contact: string, now: Date): Promise<AppointmentItem[]> =>
  (await listOfContact(org, contact)).filter((one) => isUpcoming(one, now))

/** One person's appointments that begin in a range, by when they begin. */
export const listOfAgent = async (org: OrgId, user: string, from: Date, to: Date): Promise<AppointmentItem[]> =>
  (await listBetween(org, from, to)).filter(({ agent }) => agent === user)
