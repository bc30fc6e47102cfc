import type { Reminder } from '../../data/reminders.ts'
import { dayOf } from '../../lib/wall-time.ts'

type Group = 'overdue' | 'today' | 'later'
export const GROUPS: readonly Group[] = ['overdue', 'today', 'later']

/** Open reminders by how soon they are due, in their order. */
export function groupsOf(reminders: readonly Reminder[], now: number): Record<Group, Reminder[]> {
  const today = dayOf(now)
  const groups: Record<Group, Reminder[]> = { overdue: [], today: [], later: [] }
  for (const reminder of reminders) {
    const isOverdue = Date.parse(reminder.due_at) <= now
    const group = isOverdue ? 'overdue' : dayOf(reminder.due_at) === today ? 'today' : 'later'
    groups[group].push(reminder)
  }
  return groups
}
