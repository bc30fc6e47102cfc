import { reminders } from '#contract/calendar/reminders.ts'
import type { Input } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { thenRead } from '../lib/read-again.ts'
import { POLL_MS, useIsLive } from '../lib/realtime.ts'
import { useReadOn } from '../lib/use-read-on.ts'
import { useRow } from '../lib/use-row.ts'

export type { Reminder } from '#contract/calendar/reminders.ts'

/** A person's reminders, or a contact's, kept fresh by push. */
export function useReminders(query: NonNullable<Input<typeof reminders.list>['query']>) {
  useReadOn('reminder', [reminders.list])
  return useRow(reminders.list, { query }, { refreshInterval: useIsLive() ? 0 : POLL_MS * 5 })
}

type NewReminder = Input<typeof reminders.create>['body']
type ReminderChange = Input<typeof reminders.update>['body']

export const createReminder = (body: NewReminder) => thenRead(call(reminders.create, { body }), reminders.list)
export const updateReminder = (id: string, body: ReminderChange) =>
  thenRead(call(reminders.update, { params: { id }, body }), reminders.list)
export const setReminderDone = (id: string, done: boolean) =>
  thenRead(call(reminders.done, { params: { id }, body: { done } }), reminders.list)
export const removeReminder = (id: string) => thenRead(call(reminders.remove, { params: { id } }), reminders.list)
