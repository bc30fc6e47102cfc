import type { Waiting } from '#contract/due.ts'
import { may, maySee } from '../../platform/access.ts'
import type { Caller } from '../../platform/ctx.ts'
import type { AppError } from '../../platform/errors.ts'
import { refusedFields } from '../../platform/errors.ts'
import { momentKey } from '../../platform/table/ids.ts'
import { inSection } from '../../platform/table/sections.ts'
import { listOfContact, listOfUser, type ReminderItem, type ReminderRowItem } from './entity.ts'

export type ReminderState = 'open' | 'done'

const YEARS_AHEAD = 2

/** A time as it is stored, to the millisecond in UTC; throws for one that nobody can be reminded at. */
export function dueAt(text: string, now: Date): string {
  const at = new Date(text)
  const latest = new Date(now)
  latest.setUTCFullYear(latest.getUTCFullYear() + YEARS_AHEAD)
  if (at <= now) throw refusedTime('reminder_past')
  if (at > latest) throw refusedTime('reminder_too_far')
  return at.toISOString()
}

const refusedTime = (key: 'reminder_past' | 'reminder_too_far'): AppError => refusedFields({ due_at: { key } })

/** True for its person, its author, and managers: to everybody else it does not exist. */
export const mayReach = (caller: Caller, { user, author }: Pick<ReminderItem, 'user' | 'author'>) =>
  may(caller, 'assign') || user === caller.id || author === caller.id

/** Whether the caller may have this person reminded of a contact: managers anybody, others whoever may see it. */
export const mayRemind = (caller: Caller, person: Caller, contact: { assignee?: string | undefined }) =>
  may(caller, 'assign') || maySee(person, contact.assignee)

/** The time for which its person still waits to be told; undefined once they were, or it is done. */
export const waitsUntil = ({ due_at, done_at, told_at }: ReminderItem) =>
  done_at === undefined && told_at === undefined ? due_at : undefined

export const waitingOf = ({ org, id }: Pick<ReminderItem, 'org' | 'id'>): Waiting => ({
  kind: 'send-reminders',
  org,
  ids: { reminder: id },
})

/** Its rows: one in its person's list, one in its contact's. */
export function rowsOf({ told_at, told_by, version, ...shown }: ReminderItem): ReminderRowItem[] {
  const { org, id, user, contact, due_at, done_at } = shown
  const place = inSection(done_at === undefined ? 'open' : 'done', momentKey(Date.parse(done_at ?? due_at), id))
  return [listOfUser(org, user), listOfContact(org, contact)].map((list) => ({ ...shown, list, place }))
}

/** The change with its consequence: whoever has not been told of this time, or is new to it, is told. */
export function changed(reminder: ReminderItem, change: Partial<ReminderItem>): ReminderItem {
  const after = { ...reminder, ...change }
  const isToldAgain = after.due_at !== reminder.due_at || after.user !== reminder.user
  return isToldAgain ? { ...after, told_at: undefined, told_by: undefined } : after
}
