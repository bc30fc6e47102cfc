import { useMemo } from 'react'
import type { Language } from '#contract/language.ts'
import { serverNow } from '../server-time.ts'
import { localOf } from '../wall-time.ts'
import { currentZone, ownZone, useZone } from '../zone.ts'
import { useLanguage } from './language.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const JUST_NOW: Record<Language, string> = { en: 'just now', es: 'ahora mismo' }

type At = string | number | Date

/** Writes numbers, money, days and times in a language; moments on the clock of a zone, the dealership's where none is given. */
export function formatsFor(language: Language, timeZone = currentZone()) {
  // Both languages use their United States conventions: 41,200 and 2:30 p.m.
  const locale = `${language}-US`
  return { ...numbersIn(locale), ...daysIn(locale), ...momentsIn(locale, language, timeZone) }
}
export type Formats = ReturnType<typeof formatsFor>

function numbersIn(locale: string) {
  const numbers = new Intl.NumberFormat(locale)
  const tenths = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const oneDecimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const currency = { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' } as const
  const wholeMoney = new Intl.NumberFormat(locale, currency)
  const shortMoney = new Intl.NumberFormat(locale, { ...currency, notation: 'compact', maximumFractionDigits: 1 })
  const list = new Intl.ListFormat(locale)
  return {
    /** "Ana, Luis, and Rosa". */
    all: (names: string[]) => list.format(names),
    number: (value: number) => numbers.format(value),
    oneDecimal: (value: number) => oneDecimal.format(value),
    /** "$18,500", "$0.35": cents only where there are any. */
    dollars: (value: number) => wholeMoney.format(value),
    /** "$18.5K", "$1.2M", without the space of Spanish. */
    shortDollars: (value: number) => shortMoney.format(value).replace(/\s/, ''),
    /** Of another country's too: "$1.15", "€1.00". */
    money: (value: number, code: string) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency: code }).format(value),
    /** "$0.0021": what one call of an AI costs is a fraction of a cent. */
    cost: (value: number) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'USD',
        minimumFractionDigits: value > 0 && value < 0.1 ? 4 : 2,
      }).format(value),
    miles: (value: number) => `${numbers.format(value)} mi`,
    /** "70 B", "820 kB", "3.4 MB". */
    bytes(value: number) {
      if (value < 1_000) return `${value} B`
      return value < 1_000_000 ? `${tenths.format(value / 1_000)} kB` : `${tenths.format(value / 1_000_000)} MB`
    },
    /** "3h", "2d", "5w", as short as it can be said; in Spanish "5 sem" instead of "5sems.". */
    shortAge: (count: number, unit: 'hour' | 'day' | 'week') =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'narrow' })
        .format(count)
        .replace(/sems?\./, '\u00a0sem'),
  }
}

/** Names of plain days, `2026-11-28`, which are the same in every zone. */
function daysIn(locale: string) {
  const ofDay = (form: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...form })
    return (day: string) => format.format(new Date(day))
  }
  const hour = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', hour: 'numeric' })
  const clock = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' })
  return {
    weekday: ofDay({ weekday: 'short' }),
    longWeekday: ofDay({ weekday: 'long' }),
    dayOfMonth: ofDay({ day: 'numeric' }),
    /** "Tuesday, November 3". */
    longDay: ofDay({ weekday: 'long', month: 'long', day: 'numeric' }),
    month: ofDay({ month: 'long', year: 'numeric' }),
    /** "Nov 3". */
    monthDay: ofDay({ month: 'short', day: 'numeric' }),
    yearDay: ofDay({ month: 'short', day: 'numeric', year: 'numeric' }),
    /** "11/03/2026"; in Spanish the day comes first, as the hint in an empty field says. */
    dayInDigits: ofDay({ day: '2-digit', month: '2-digit', year: 'numeric' }),
    /** "3 PM". */
    hour: (hours: number) => hour.format(new Date(hours * HOUR_MS)),
    /** "2:30 PM" of "14:30". */
    timeOfDay: (time: string) => kept(clock.format(new Date(`1970-01-01T${time}Z`))),
  }
}

function momentsIn(locale: string, language: Language, timeZone: string) {
  const clock = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' })
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const { weekday, longWeekday, longDay, monthDay, yearDay } = daysIn(locale)
  const dayIn = (at: At) => localOf(at, timeZone).slice(0, 10)
  const time = (at: At) => kept(clock.format(new Date(at)))
  const nameOf = (timeZoneName: 'shortGeneric' | 'longGeneric') =>
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
      .formatToParts(new Date(serverNow()))
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  const zone = nameOf('shortGeneric')
  const zoneName = capital(nameOf('longGeneric'), language)
  /** "Nov 28", with its year where that is another one; a plain day stays what it is in every zone. */
  const day = (at: At, now = serverNow()) => {
    const own = typeof at === 'string' && PLAIN_DAY.test(at) ? at : dayIn(at)
    return (own.slice(0, 4) === dayIn(now).slice(0, 4) ? monthDay : yearDay)(own)
  }
  const relativeDay = (days: number) => capital(relative.format(days, 'day'), language)
  const nearDay = (at: At, days: number) =>
    Math.abs(days) < 2 ? relativeDay(days) : capital(weekday(dayIn(at)), language)
  const zonedTime = (at: At) =>
    localOf(at, timeZone) === localOf(at, ownZone()) ? time(at) : `${time(at)}\u00a0${zone}`
  const daysFromNow = (at: At, now: number) => Math.round((Date.parse(dayIn(at)) - Date.parse(dayIn(now))) / DAY_MS)
  return {
    /** The zone's own short name: "CT". */
    zone,
    /** "Central Time". */
    zoneName,
    time,
    /** The same, with the zone's name where the clock of this browser shows another time: "10:00 AM CT". */
    zonedTime,
    /** The zone's name, if the clock of this browser shows another time: what a field for times is told beside it. */
    foreignZone: localOf(serverNow(), timeZone) === localOf(serverNow(), ownZone()) ? undefined : zoneName,
    /** "Sat 3:00 PM". */
    weekdayTime: (at: At) => `${weekday(dayIn(at))} ${time(at)}`,
    day,
    /** "Nov 28, 3:00 PM", with the year where it is another one: in sentences and titles. */
    moment: (at: At, now = serverNow()) => `${day(at, now)}, ${time(at)}`,
    zonedMoment: (at: At) => `${day(at)}, ${zonedTime(at)}`,
    /** By age, as lists show moments: the time today, the weekday within six days, else the day. */
    byAge(at: At, now = serverNow()) {
      const days = daysFromNow(at, now)
      if (days === 0) return time(at)
      return Math.abs(days) > 6 ? `${day(at, now)}, ${time(at)}` : `${nearDay(at, days)} ${time(at)}`
    },
    /** "Today 3:00 PM", "Mon 3:00 PM", "Yesterday", "Dec 14": when something is next, as short as it is clear. */
    soon(at: At, now = serverNow()) {
      const days = daysFromNow(at, now)
      if (days === -1) return relativeDay(-1)
      const name = days === 0 ? relativeDay(0) : capital(weekday(dayIn(at)), language)
      return days < -1 || days > 6 ? day(at, now) : `${name} ${time(at)}`
    },
    /** "Today", "Yesterday", then "Tuesday, November 3", and in another year "Dec 31, 2025". */
    dayName(at: At, now = serverNow()) {
      const days = daysFromNow(at, now)
      if (days === 0 || days === -1) return relativeDay(days)
      const own = dayIn(at)
      return own.slice(0, 4) === dayIn(now).slice(0, 4) ? capital(longDay(own), language) : yearDay(own)
    },
    /** "just now", "12 minutes ago", "in 40 minutes": in whole minutes, from an hour in hours, from a day in days. */
    fromNow(at: At, now = serverNow()) {
      const minutes = Math.round((new Date(at).getTime() - now) / MINUTE_MS)
      if (minutes === 0) return new Date(at).getTime() >= now ? relative.format(0, 'second') : JUST_NOW[language]
      if (Math.abs(minutes) < 60) return relative.format(minutes, 'minute')
      const hours = Math.round(minutes / 60)
      return Math.abs(hours) < 24 ? relative.format(hours, 'hour') : relative.format(Math.round(hours / 24), 'day')
    },
    /** Clock time under 24 h, Yesterday under 48 h, weekday under 168 h, then day/month (S2 §2.1), with another year's. */
    listTime(at: At, now = serverNow()) {
      const hours = (now - new Date(at).getTime()) / HOUR_MS
      if (hours < 24) return time(at)
      if (hours < 48) return relativeDay(-1)
      return hours < 168 ? longWeekday(dayIn(at)) : day(at, now)
    },
  }
}

const PLAIN_DAY = /^\d{4}-\d\d-\d\d$/

/** Prevents a line break between the clock time and its a.m. or p.m. */
const kept = (text: string) => text.replace(/ (?=[ap]\.?m)/i, '\u00a0')

const capital = (text: string, language: Language) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1)

const known = new Map<string, Formats>()

/** Those of the reader's language, on the dealership's clock; made once, since rows ask for them by the hundred. */
export function useFormats(): Formats {
  const language = useLanguage()
  const zone = useZone()
  return useMemo(() => {
    const key = `${language} ${zone}`
    const formats = known.get(key) ?? formatsFor(language, zone)
    known.set(key, formats)
    return formats
  }, [language, zone])
}
