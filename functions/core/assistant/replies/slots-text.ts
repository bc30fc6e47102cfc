import type { Language } from '#contract/language.ts'

const LOCALES = { en: 'en-US', es: 'es-MX' }
const DATE = { weekday: 'long', month: 'long', day: 'numeric' } as const
const TIME = { hour: 'numeric', minute: '2-digit', hour12: true } as const

interface Where {
  language: Language
  timezone: string
}

/** "Saturday, November 28 at 10:00 AM", on the dealership's clock. */
export function slotText(startsAt: string, { language, timezone }: Where): string {
  const write = (form: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[language], { timeZone: timezone, ...form }).format(new Date(startsAt))
  return language === 'es' ? `${write(DATE)} a ${hourOf(write(TIME))}` : `${write(DATE)} at ${write(TIME)}`
}

/** "Monday at 9:00 AM": of the days to come. */
export function weekdayText(at: Date, { language, timezone }: Where): string {
  const write = (form: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[language], { timeZone: timezone, ...form }).format(at)
  const day = write({ weekday: 'long' })
  return language === 'es' ? `el ${day} a ${hourOf(write(TIME))}` : `${day} at ${write(TIME)}`
}

/** "las 10:00 a.m.", "la 1:00 p.m." */
const hourOf = (time: string) => `${/^1:/.test(time) ? 'la' : 'las'} ${time}`

/** Free times, one a line with its number, so that a customer may answer by the number. */
export const slotsText = (startsAt: readonly string[], where: Where): string =>
  startsAt.map((at, i) => `\n${i + 1}. ${slotText(at, where)}`).join('')
