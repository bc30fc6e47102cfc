import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { map } from 'dynamodb-toolbox/schema/map'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { APPOINTMENT_KINDS, APPOINTMENT_SOURCES, APPOINTMENT_STATUSES } from '#contract/calendar/appointment-kinds.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** A customer's appointment with someone of the dealership, maybe about a vehicle. */
export const Appointment = new Entity({
  ...entityDefaults,
  name: 'appointment',
  schema: item({
    org: string().key(),
    id: string().key(),
    /** Increases with each change: a change applies only to the version it was made on. */
    version: number(),
    kind: string().enum(...APPOINTMENT_KINDS),
    status: string().enum(...APPOINTMENT_STATUSES),
    /** ISO 8601 in UTC, to the millisecond. */
    starts_at: string(),
    ends_at: string(),
    /** The agent and the vehicle are taken until then. */
    free_at: string(),
    /** Of the dealership when it was booked or last moved. */
    timezone: string(),
    contact: string(),
    /** The contact's name and assignee, kept up to date by `follow.ts`: a calendar reads no contacts. */
    contact_name: string(),
    assignee: string().optional(),
    agent: string(),
    agent_name: string(),
    vehicle: string().optional(),
    vehicle_title: string().optional(),
    note: string().optional(),
    source: string().enum(...APPOINTMENT_SOURCES),
    /** Opens the customer's page. */
    code: string(),
    created_at: string(),
    /** When it was booked, or moved last. */
    booked_at: string(),
    /** When each text to the customer is to leave. */
    texts: list(map({ step: string().enum('confirmation', 'day_before', 'hours_before'), at: string() })).optional(),
    /** When somebody was asked how it went. */
    asked_at: string().optional(),
    updated_at: string(),
    /** Who changed it last, if it was one of the dealership's people. */
    changed_by: string().optional(),
    calendar_contact: string(),
    calendar_at: string(),
  }),
  computeKey: ({ org, id }) => ({ pk: `O#${org}#APPOINTMENTS`, sk: id }),
})
export type AppointmentItem = FormattedItem<typeof Appointment>

/** An appointment's positions in the lists of the dealership's and of its contact's appointments. */
export const listedAt = ({
  org,
  contact,
  starts_at,
  id,
}: Pick<AppointmentItem, 'org' | 'contact' | 'starts_at' | 'id'>) => ({
  calendar_contact: contactCalendarOf(org, contact),
  calendar_at: `${starts_at}#${id}`,
})
export const contactCalendarOf = (org: string, contact: string) => `${org}#${contact}`

/** Leads from the code in a customer's link to the appointment. */
export const AppointmentCode = new Entity({
  ...entityDefaults,
  name: 'appointment-code',
  schema: item({ code: string().key(), org: string(), appointment: string() }),
  computeKey: ({ code }) => ({ pk: `APPOINTMENT#${code}`, sk: 'APPOINTMENT' }),
})

/**
 * The times of one UTC day that are taken of an agent or a vehicle (`of`). Written whole, at the version that was read:
 * of two who book overlapping times only one can write it.
 */
export const Day = new Entity({
  ...entityDefaults,
  name: 'calendar-day',
  schema: item({
    org: string().key(),
    /** `2026-12-01`. */
    day: string().key(),
    of: string().key(),
    version: number(),
    taken: list(map({ by: string(), from: string(), to: string() })),
    ttl: number(),
  }),
  computeKey: ({ org, day, of }) => ({ pk: dayOf(org, day), sk: of }),
})
export type DayItem = FormattedItem<typeof Day>
export const dayOf = (org: string, day: string) => `O#${org}#CALENDAR#${day}`

/** The owners of days. An agent's id and a vehicle's are never the same. */
export const ofVehicle = (id: string) => `V#${id}`
