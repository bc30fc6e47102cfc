import * as z from 'zod/mini'
import { says } from '#contract/fields.ts'
import { DAYS } from './days.ts'

/** Time of day; 24:00 is midnight at a day's end. */
const Time = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, says('time_wrong')))

const OpenDay = z
  .object({ day: z.enum(DAYS), from: Time, to: Time })
  .check(z.refine(({ from, to }) => from < to, { path: ['to'], error: says('hours_backwards') }))

/** Weekly working hours in the dealership's time zone; a missing day is a day off. */
export const Hours = z.array(OpenDay).check(
  z.minLength(1, says('hours_missing')),
  z.maxLength(DAYS.length),
  z.refine((days) => new Set(days.map(({ day }) => day)).size === days.length, says('day_twice')),
)
export type Hours = z.infer<typeof Hours>
