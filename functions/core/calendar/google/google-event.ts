import type { ReadEvent } from './google-answers.ts'

/** An event's times; undefined for a whole day, which an appointment can't be. */
export function timesIn({ start, end }: ReadEvent) {
  const [from, to] = [start?.dateTime, end?.dateTime].map((time) => Date.parse(time ?? ''))
  if (!from || !to) return undefined
  return { starts_at: new Date(from).toISOString(), ends_at: new Date(to).toISOString() }
}

/** The appointment that an event of ours stands for. */
export const appointmentIn = ({ extendedProperties }: ReadEvent) => extendedProperties?.private?.appointment

export const isDeleted = ({ status }: ReadEvent) => status === 'cancelled'
