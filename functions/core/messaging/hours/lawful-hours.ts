import { type Place, placeOfNumber } from '#contract/customers/area-codes.ts'
import type { Channel } from '#contract/customers/channels/channels.ts'
import { addressesOf, addressFor, isPhone, type Reached } from '../../customers/contacts/reachable-addresses.ts'
import { type DayWindow, FEDERAL, STATE_LAWS } from './state-laws.ts'

/** The dealership's own hours: minutes of the customer's day, and days without any (`YYYY-MM-DD`). */
interface OwnHours {
  from: number
  until: number
  onSundays: boolean
  holidays: readonly string[]
}

/** The settings' clock times as minutes of a day. */
export const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

const SUNDAY = 'Sun'
const SATURDAY = 'Sat'

const formats = new Map<string, Intl.DateTimeFormat>()
function formatOf(timeZone: string) {
  const made =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      ...({ weekday: 'short', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' } as const),
      minute: '2-digit',
    })
  formats.set(timeZone, made)
  return made
}

function localTime(at: Date, zone: string) {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  return {
    day: parts.weekday ?? '',
    date: `${parts.year}-${parts.month}-${parts.day}`,
    minute: Number(parts.hour) * 60 + Number(parts.minute),
  }
}

/** The hours that both windows share. */
function narrower(one: DayWindow, other: DayWindow): DayWindow {
  if (!one || !other) return undefined
  return [Math.max(one[0], other[0]), Math.min(one[1], other[1])]
}

function windowOf({ state }: Place, day: string): DayWindow {
  const ofState = state === undefined ? undefined : STATE_LAWS[state]
  return [FEDERAL, ...(ofState ? [ofState] : [])]
    .map((law) => (day === SUNDAY ? law.sunday : day === SATURDAY ? (law.saturday ?? law.weekday) : law.weekday))
    .reduce(narrower)
}

/** True if, in every zone that a customer may be in, law and dealership let something go out by itself now. */
export function isLawful(at: Date, place: Place, own: OwnHours): boolean {
  return place.zones.every((zone) => {
    const { day, date, minute } = localTime(at, zone)
    if (own.holidays.includes(date) || (day === SUNDAY && !own.onSundays)) return false
    const window = narrower(windowOf(place, day), [own.from, own.until])
    return window !== undefined && minute >= window[0] && minute < window[1]
  })
}

const STEP_MS = 5 * 60_000
const STEPS_LOOKED_AT = (15 * 86_400_000) / STEP_MS

/** The next moment at which it may go out, to five minutes; undefined if there is none within two weeks. */
export const nextLawful = (at: Date, place: Place, own: OwnHours): Date | undefined =>
  isLawful(at, place, own) ? at : firstOf(Math.ceil(at.getTime() / STEP_MS), 1, place, own)

/** The last one before a moment, likewise. */
export const lastLawful = (at: Date, place: Place, own: OwnHours): Date | undefined =>
  firstOf(Math.floor(at.getTime() / STEP_MS), -1, place, own)

function firstOf(from: number, direction: 1 | -1, place: Place, own: OwnHours): Date | undefined {
  for (let n = 0; n < STEPS_LOOKED_AT; n++) {
    const time = new Date((from + n * direction) * STEP_MS)
    if (isLawful(time, place, own)) return time
  }
}

export interface Hours {
  own: OwnHours
  /** The dealership's own place, for contacts whose number tells nothing. */
  home: Place
}

/**
 * The place of a contact, guessed from the area code of the number that is written to, else of another of theirs; without
 * one, the dealership's.
 */
export const placeOf = (contact: Reached, channel: Channel | undefined, { home }: Pick<Hours, 'home'>): Place =>
  [(channel && addressFor(contact, channel)) ?? '', ...addressesOf(contact.listed)]
    .filter(isPhone)
    .map(placeOfNumber)
    .find((place) => place !== undefined) ?? home
