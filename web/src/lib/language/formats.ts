import { useMemo } from 'react'
import type { Language } from '#contract/language.ts'
import { useLanguage } from './language.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const JUST_NOW: Record<Language, string> = { en: 'just now', es: 'ahora mismo' }

/** Formats numbers, days and times for this language, in the viewer's own time zone. */
export function formatsFor(language: Language) {
  // Both languages use their United States conventions: 41,200 and 2:30 p.m.
  const locale = `${language}-US`
  const numbers = new Intl.NumberFormat(locale)
  const currency = { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' } as const
  const money = new Intl.NumberFormat(locale, currency)
  const shortMoney = new Intl.NumberFormat(locale, { ...currency, notation: 'compact', maximumFractionDigits: 1 })
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' })
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long' })
  const dayMonth = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const list = new Intl.ListFormat(locale)
  return {
    /** "Ana, Luis, and Rosa". */
    all: (names: string[]) => list.format(names),
    number: (value: number) => numbers.format(value),
    /** "$18,500", "$0.35". */
    dollars: (value: number) => money.format(value),
    /** "$18.5K", "$1.2M". */
    shortDollars: (value: number) => shortMoney.format(value),
    time: (at: string | Date) => time.format(new Date(at)),
    day: (at: string | Date) => day.format(new Date(at)),
    monthDay: (at: string | Date) => dayMonth.format(new Date(at)),
    moment: (at: string | Date) => kept(moment.format(new Date(at))),
    /** "just now", "12 minutes ago", "in 40 minutes": in whole minutes, from an hour in hours, from a day in days. */
    fromNow(at: string | number | Date, now = Date.now()) {
      const minutes = Math.round((new Date(at).getTime() - now) / MINUTE_MS)
      if (minutes === 0) return new Date(at).getTime() >= now ? relative.format(0, 'second') : JUST_NOW[language]
      if (Math.abs(minutes) < 60) return relative.format(minutes, 'minute')
      const hours = Math.round(minutes / 60)
      return Math.abs(hours) < 24 ? relative.format(hours, 'hour') : relative.format(Math.round(hours / 24), 'day')
    },
    /** Clock time under 24 h, Yesterday under 48 h, weekday under 168 h, then day/month (S2 §2.1). */
    listTime(at: string | Date, now = Date.now()) {
      const then = new Date(at)
      const hours = (now - then.getTime()) / HOUR_MS
      if (hours < 24) return time.format(then)
      if (hours < 48) return capital(relative.format(-1, 'day'), language)
      return (hours < 168 ? weekday : dayMonth).format(then)
    },
    oneDecimal: (value: number) => value.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  }
}

/** Prevents a line break between the clock time and its a.m. or p.m. */
const kept = (text: string) => text.replace(/ (?=[ap]\.?m)/i, '\u00a0')

const capital = (text: string, language: Language) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1)

export function useFormats() {
  const language = useLanguage()
  return useMemo(() => formatsFor(language), [language])
}
