import type { Reminder } from '../../data/reminders.ts'

type Group = 'overdue' | 'today' | 'later'
export const GROUPS: readonly Group[] = ['overdue', 'today', 'later']

/** Open reminders by how soon they are due, in their order. */
export function groupsOf(reminders: readonly Reminder[], now: number): Record<Group, Reminder[]> {
  const today = new Date(now).toDateString()
  const groups: Record<Group, Reminder[]> = { overdue: [], today: [], later: [] }
  for (const reminder of reminders) {
    const due = new Date(reminder.due_at)
    const group = due.getTime() <= now ? 'overdue' : due.toDateString() === today ? 'today' : 'later'
    groups[group].push(reminder)
  }
  return groups
}
