import { appointments } from '#contract/calendar/appointments.ts'
import { contacts } from '#contract/customers/contacts.ts'
import type { Input, Output } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { thenRead } from '../lib/read-again.ts'
import { POLL_MS, useIsLive } from '../lib/realtime.ts'
import { useReadOn } from '../lib/use-read-on.ts'
import { useKeptRow, useRow } from '../lib/use-row.ts'

export type Appointment = Output<typeof appointments.create>['appointment']
export type AppointmentChanges = Input<typeof appointments.update>['body']
type SlotQuery = NonNullable<Input<typeof appointments.slots>['query']>

const SHOWN = [appointments.list, appointments.slots]
/** A change also stands in the contact's history, and may move their stage. */
const STALE = [...SHOWN, contacts.history, contacts.get]

/** Polling interval while nothing is pushed. */
const useInterval = () => (useIsLive() ? 0 : POLL_MS * 5)

/** Appointments between two days (`2026-12-01`) on the dealership's clock, both included. */
export const useAppointments = (query: { from: string; to: string; agent?: string }) =>
  useKeptRow(appointments.list, { query }, { refreshInterval: useInterval() })
/** Those from now until the end of a day, everybody's or one person's. */
export const useComingAppointments = (query: { to: string; agent?: string }) =>
  useRow(appointments.list, { query }, { refreshInterval: useInterval() })
/** All of a contact's appointments, last ones first. */
export const useContactAppointments = (contact: string) =>
  useRow(appointments.list, { query: { contact } }, { refreshInterval: useInterval() })
/** Those of which the user is to say how they went. */
export const useAskedAppointments = () =>
  useRow(appointments.list, { query: { asked: 'true' } }, { refreshInterval: useInterval() })
export const useSlots = (query: SlotQuery | null) => useRow(appointments.slots, query && { query })

/** Keeps appointments and free times on the screen fresh by push. */
export const useLiveAppointments = () => useReadOn('appointment', SHOWN)

export const createAppointment = (body: Input<typeof appointments.create>['body']) =>
  thenRead(call(appointments.create, { body }), ...STALE)
export const updateAppointment = (id: string, body: AppointmentChanges) =>
  thenRead(call(appointments.update, { params: { id }, body }), ...STALE)
export const updateAppointmentStatus = (id: string, status: Appointment['status'], sold?: true) =>
  thenRead(call(appointments.status, { params: { id }, body: { status, sold } }), ...STALE)
