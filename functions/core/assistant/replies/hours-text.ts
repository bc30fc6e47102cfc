import type { Language } from '#contract/language.ts'
import { DAYS, type Day } from '#contract/people/days.ts'
import type { Hours } from '#contract/people/hours.ts'

const LOCALES = { en: 'en-US', es: 'es-MX' }
const WE_ARE_OPEN = { en: 'We’re open', es: 'Abrimos' }

/** "We’re open Monday–Saturday 9:00 AM–8:00 PM, Sunday 11:00 AM–5:00 PM." */
export function hoursText(hours: Hours, language: Language): string {
  const spans: { first: Day; last: Day; time: string }[] = []
  for (const day of DAYS) {
    const open = hours.find((one) => one.day === day)
    if (!open) continue
    const time = timeText(open, language)
    const last = spans.at(-1)
    if (last?.time === time && DAYS.indexOf(last.last) + 1 === DAYS.indexOf(day)) last.last = day
    else spans.push({ first: day, last: day, time })
  }
  const written = spans.map(({ first, last, time }) => {
    const days = first === last ? dayText(first, language) : `${dayText(first, language)}–${dayText(last, language)}`
    return `${days} ${time}`
  })
  return `${WE_ARE_OPEN[language]} ${written.join(', ')}.`
}

/** "9:00 AM–8:00 PM"; nothing on a day off. */
export function dayHoursText(hours: Hours, day: Day, language: Language): string | undefined {
  const open = hours.find((one) => one.day === day)
  return open && timeText(open, language)
}

const timeText = ({ from, to }: Hours[number], language: Language) => `${clock(from, language)}–${clock(to, language)}`

/** The first of January 2024 was a Monday. */
export const dayText = (day: Day, language: Language) =>
  new Date(Date.UTC(2024, 0, 1 + DAYS.indexOf(day))).toLocaleDateString(LOCALES[language], {
    weekday: 'long',
    timeZone: 'UTC',
  })

const clock = (time: string, language: Language) =>
  new Date(Date.UTC(2024, 0, 1, Number(time.slice(0, 2)), Number(time.slice(3)))).toLocaleTimeString(
    LOCALES[language],
    {
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'UTC',
      hour12: true,
    },
  )
