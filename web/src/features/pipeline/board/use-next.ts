import { useMemo } from 'react'
import { STATUS_FACTS } from '#contract/calendar/appointment-kinds.ts'
import { useAppointments, useLiveAppointments } from '../../../data/appointments.ts'
import { useReminders } from '../../../data/reminders.ts'
import { addDays, dayOf } from '../../../lib/wall-time.ts'

/** So far ahead appointments are read: a card tells what is next, not what is some day. */
const AHEAD_DAYS = 7

/** The next appointment or reminder of a contact. */
export interface Next {
  kind: 'appointment' | 'reminder'
  at: string
  /** A reminder's text. */
  text?: string
}

/** What is next by contact: the dealership's appointments of a week, and the reader's own reminders, in one read each. */
export function useNext(now: number): ReadonlyMap<string, Next> {
  useLiveAppointments()
  const from = dayOf(now)
  const to = addDays(from, AHEAD_DAYS)
  const booked = useAppointments({ from, to }).data?.data
  const due = useReminders({ state: 'open' }).data?.data
  return useMemo(() => {
    const nexts = [
      ...(booked ?? [])
        .filter(({ status, ends_at }) => !('isOver' in STATUS_FACTS[status]) && Date.parse(ends_at) > now)
        .map(({ contact, starts_at: at }) => ({ contact, next: { kind: 'appointment', at } as const })),
      ...(due ?? []).map(({ contact, due_at: at, text }) => ({
        contact,
        next: { kind: 'reminder', at, text } as const,
      })),
    ]
    const latestFirst = nexts.toSorted((a, b) => (a.next.at < b.next.at ? 1 : -1))
    return new Map<string, Next>(latestFirst.flatMap(({ contact, next }) => (contact ? [[contact.id, next]] : [])))
  }, [booked, due, now])
}
