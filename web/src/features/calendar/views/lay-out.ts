import type { Appointment } from '../../../data/appointments.ts'
import { wallOf } from '../../../lib/wall-time.ts'
import { minutesOf } from '../use-moves.ts'

/** An appointment's place in its day: minutes since midnight, and which of how many columns that stand side by side. */
interface Placed {
  appointment: Appointment
  from: number
  to: number
  column: number
  columns: number
}

/** Very short ones are drawn this long, to be readable and hit. */
const LEAST_MINUTES = 30

/** Lays out a day's appointments: what overlaps stands side by side. */
export function layOut(appointments: readonly Appointment[], day: string): Placed[] {
  const placed = appointments
    .flatMap((appointment): Placed[] => {
      const start = wallOf(appointment.starts_at)
      if (start.day !== day) return []
      const from = start.minutes
      return [{ appointment, from, to: from + Math.max(LEAST_MINUTES, minutesOf(appointment)), column: 0, columns: 1 }]
    })
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
  let group: Placed[] = []
  let end = 0
  for (const one of placed) {
    if (one.from >= end) group = []
    const taken = new Set(group.filter(({ to }) => to > one.from).map(({ column }) => column))
    while (taken.has(one.column)) one.column++
    group.push(one)
    end = Math.max(...group.map(({ to }) => to))
    const columns = Math.max(...group.map(({ column }) => column)) + 1
    for (const other of group) other.columns = columns
  }
  return placed
}
