import { COUNTRIES, PHONE_COUNTRIES, PHONE_COUNTRY_OF } from '#contract/people/countries.ts'
import type { Day } from '#contract/people/days.ts'
import type { Hours } from '#contract/people/hours.ts'
import { NOTIFICATION_SOUNDS } from '#contract/people/notification-sounds.ts'
import type { Organization } from '#contract/people/organizations.ts'
import { USUAL_TIME_ZONES } from '#contract/people/time-zones.ts'
import type { OrganizationItem } from './entity.ts'

/** S2 §9. */
const VOLUME = 75

type Stored = Pick<OrganizationItem, 'org' | 'name'> & Partial<OrganizationItem>

/** A dealership in the contract's form, with defaults for fields that are empty or hold values of a later version. */
export function asOrganization(item: Stored): Organization {
  const country = oneOf(COUNTRIES, item.country) ?? COUNTRIES[0]
  return {
    id: item.org,
    name: item.name,
    address: item.address ?? '',
    city: item.city ?? '',
    state: item.state ?? '',
    zip_code: item.zip_code ?? '',
    country,
    timezone: item.timezone ?? USUAL_TIME_ZONES[0],
    phone_country: oneOf(PHONE_COUNTRIES, item.phone_country) ?? PHONE_COUNTRY_OF[country],
    business_hours: item.business_hours ?? null,
    notification_sound_enabled: item.notification_sound_enabled ?? true,
    new_chat_sound: oneOf(NOTIFICATION_SOUNDS, item.new_chat_sound) ?? NOTIFICATION_SOUNDS[0],
    awaits_carriers: item.us_texts === 'waiting',
    notification_volume: item.notification_volume ?? VOLUME,
  }
}

/** The fields that differ between two states of a dealership. */
export const changedFields = (before: Organization, after: Organization) =>
  (Object.keys(after) as (keyof Organization)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )

const oneOf = <Choice extends string>(choices: readonly Choice[], value: string | undefined) =>
  choices.find((choice) => choice === value)

/** True during working hours; always true if there are none. */
export function isWithin(hours: Hours | null | undefined, now: Date, timezone: string): boolean {
  if (!hours) return true
  const { weekday, hour, minute } = clockIn(timezone, now)
  const day = weekday.slice(0, 3).toLowerCase() as Day
  const time = `${hour}:${minute}`
  return hours.some((open) => open.day === day && open.from <= time && time < open.to)
}

/** Made once a zone: that takes longer than to use them. */
const clocks = new Map<string, Intl.DateTimeFormat>()
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const parts = { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const made = new Intl.DateTimeFormat('en-US', { timeZone, ...parts })
  clocks.set(timeZone, made)
  return made
}

/** Local date and time of day. */
function clockIn(timeZone: string, now: Date) {
  const clock = clockOf(timeZone)
  return Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value])) as Record<
    'weekday' | 'hour' | 'minute',
    string
  >
}

/** The day of a time in a dealership's time zone, as `YYYY-MM-DD`. */
export const dayOf = (at: string | Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(at))

/** The month of a time in a dealership's time zone, as `2026-11`. */
export function monthIn(timeZone: string, now: Date): string {
  const [month = '', year = ''] = new Intl.DateTimeFormat('en-US', { timeZone, month: '2-digit', year: 'numeric' })
    .format(now)
    .split('/')
  return `${year}-${month}`
}
