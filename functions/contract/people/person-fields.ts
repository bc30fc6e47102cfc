import * as z from 'zod/mini'
import { oneLine, says } from '#contract/fields.ts'

/** A person's first or last name. */
export const PersonName = z.string().check(oneLine(), z.trim(), z.minLength(1), z.maxLength(60))

/** A zone by its name. */
export const TimeZone = z.string().check(z.maxLength(64), z.refine(isTimeZone, says('time_zone_wrong')))

/** True for a valid time zone name; offsets (`+05:00`) are not zones. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Z]/i.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
