import type { Language } from '#contract/language.ts'
import { publicUrl } from '../../platform/environment.ts'
import { layOutMail } from '../../platform/lay-out-mail.ts'
import type { Week } from './compose-week.ts'
import { TEXTS } from './texts.ts'
import { valueText } from './value-text.ts'

/** A week's figures as a mail in its reader's language. */
export function writeWeeklyMail({ from, to, dealership, figures }: Week, language: Language) {
  const words = TEXTS[language]
  const days = rangeText(from, to, language)
  const lines = figures.map(({ name, label, unit, value, before }) =>
    words.line(words.names[name] ?? label, valueText(unit, value, language), valueText(unit, before, language)),
  )
  return {
    subject: words.subject(dealership, days),
    ...layOutMail([
      words.greeting(days),
      ...lines,
      { label: words.reports, url: `${publicUrl()}/reports/answering?from=${from}&to=${to}` },
      { label: words.choices, url: `${publicUrl()}/notifications` },
    ]),
  }
}

const rangeText = (from: string, to: string, language: Language) =>
  new Intl.DateTimeFormat(`${language}-US`, { month: 'short', day: 'numeric', timeZone: 'UTC' }).formatRange(
    new Date(`${from}T00:00:00Z`),
    new Date(`${to}T00:00:00Z`),
  )
