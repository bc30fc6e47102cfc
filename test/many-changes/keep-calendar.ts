import { updateAppointmentStatus } from '../../functions/core/calendar/appointments/update-appointment-status.ts'
import { createReminder } from '../../functions/core/calendar/reminders/create-reminder.ts'
import { newsOf } from '../../functions/core/calendar/reminders/news-of.ts'
import { claimTelling } from '../../functions/core/calendar/reminders/store.ts'
import { updateDone } from '../../functions/core/calendar/reminders/update-done.ts'
import { recordNews } from '../../functions/core/people/notifications/record-news.ts'
import type { Ctx } from '../../functions/core/platform/ctx.ts'
import { book, putAgent } from '../bench/calendar/fill.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** One visit is confirmed, missed, and kept after all, another canceled; one reminder is done once told, one stays open. */
export async function keepCalendar(now: () => Ctx, contact: string): Promise<void> {
  const agent_id = await putAgent(now(), 1)
  const day = (Math.ceil(Date.now() / DAY_MS) + 2) * DAY_MS
  for (const [n, statuses] of (
    [
      ['confirmed', 'no_show', 'arrived'],
      ['confirmed', 'canceled'],
    ] as const
  ).entries()) {
    const starts_at = new Date(day + (14 + 3 * n) * HOUR_MS).toISOString()
    const { id } = await book(now(), contact, { starts_at, client_id: `kept-${n}`, agent_id })
    for (const status of statuses) await updateAppointmentStatus(now(), { id, status })
  }
  for (const isDone of [true, false]) await remind(now, contact, isDone)
}

async function remind(now: () => Ctx, contact: string, isDone: boolean) {
  const { org, caller } = now()
  const due = new Date(Date.now() + HOUR_MS).toISOString()
  const { reminder } = await createReminder(now(), { contact_id: contact, text: 'Call back', due_at: due })
  const told = await claimTelling(org, reminder.id, { due, found_at: due })
  if (told) await recordNews(org, [newsOf(told, caller.id, contact)])
  if (isDone) await updateDone(now(), { id: reminder.id, done: true })
}
