import { refusedFields } from './errors.ts'

const FARTHEST_DAYS = 366

/** A time still to come (ISO 8601, to the millisecond), within a year; throws about the field that names it. */
export function readFuture(text: string, now: Date, field: string): string {
  const at = new Date(text)
  if (at <= now) throw refusedFields({ [field]: { key: 'time_past' } })
  if (at.getTime() - now.getTime() > FARTHEST_DAYS * 86_400_000)
    throw refusedFields({ [field]: { key: 'time_too_far' } })
  return at.toISOString()
}
