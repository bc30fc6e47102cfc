import { KIND_FACTS } from '#contract/calendar/appointment-kinds.ts'
import { DEFAULT_TEXTS, type TEXT_WORDS } from '#contract/calendar/appointment-texts.ts'
import type { AppointmentSettings } from '#contract/calendar/settings.ts'
import type { Language } from '#contract/language.ts'
import { fillText } from '#contract/messaging/fill-text.ts'
import type { AppointmentItem } from './entity.ts'
import type { Step } from './texts-due.ts'

export type WordsOf = Record<(typeof TEXT_WORDS)[number], string>

interface About {
  appointment: AppointmentItem
  organization: { name: string; address: string; city: string }
  first_name: string
  language: Language
  link: string
}

/** The words of an appointment in the customer's language, on the dealership's clock. */
export function wordsOf({ appointment, organization, first_name, language, link }: About): WordsOf {
  const { starts_at, timezone: timeZone, kind, agent_name } = appointment
  const locale = language === 'es' ? 'es-MX' : 'en-US'
  const write = (form: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...form }).format(new Date(starts_at))
  return {
    name: first_name,
    kind: KIND_FACTS[kind].label[language].toLocaleLowerCase(locale),
    date: write({ weekday: 'long', month: 'long', day: 'numeric' }),
    time: write({ hour: 'numeric', minute: '2-digit', hour12: true }),
    agent: agent_name,
    dealership: organization.name,
    address: [organization.address, organization.city].filter(Boolean).join(', '),
    link,
  }
}

/** The text of a step: the dealership's own, or ours where theirs has no point without a word that is missing. */
export function textOf(step: Step, settings: AppointmentSettings, language: Language, words: WordsOf): string {
  const own = fillText(settings[`appointment_${step}_text`], words)
  return own.text && own.lacks === undefined ? own.text : fillText(DEFAULT_TEXTS[step][language], words).text
}
