import { KIND_FACTS } from '#contract/calendar/appointment-kinds.ts'
import { DEFAULT_TEXTS, EVENING_BEFORE, type TEXT_WORDS, TIME_OF_DAY } from '#contract/calendar/appointment-texts.ts'
import type { AppointmentSettings } from '#contract/calendar/settings.ts'
import type { Language } from '#contract/language.ts'
import { fillText } from '#contract/messaging/fill-text.ts'
import { say } from '#contract/words.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { placeOf } from '../../messaging/hours/lawful-hours.ts'
import { wallOf } from '../../people/organizations/wall-time.ts'
import type { AppointmentItem } from './entity.ts'
import type { Step } from './texts-due.ts'

export type WordsOf = Record<(typeof TEXT_WORDS)[number], string>

interface About {
  appointment: AppointmentItem
  organization: { name: string; address: string; city: string }
  contact: ContactItem
  language: Language
  link: string
}

const localeOf = (language: Language) => (language === 'es' ? 'es-MX' : 'en-US')

/** The words of an appointment in the customer's language, on the dealership's clock; who may have another reads its zone. */
export function wordsOf({ appointment, organization, contact, language, link }: About): WordsOf {
  const { starts_at, timezone: timeZone, kind, agent_name } = appointment
  const locale = localeOf(language)
  const write = (form: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...form }).format(new Date(starts_at))
  return {
    name: contact.listed.first_name,
    kind: KIND_FACTS[kind].label[language].toLocaleLowerCase(locale),
    date: write({ weekday: 'long', month: 'long', day: 'numeric' }),
    time: [write({ hour: 'numeric', minute: '2-digit', hour12: true }), zoneWords(appointment, contact, locale)].join(
      '',
    ),
    agent: agent_name,
    dealership: organization.name,
    address: [organization.address, organization.city].filter(Boolean).join(', '),
    link,
  }
}

/** " Mountain Time", where clocks at the customer's number show another time then. */
function zoneWords({ starts_at, timezone }: AppointmentItem, contact: ContactItem, locale: string): string {
  const { zones } = placeOf(contact, contact.most_recent_type, { home: { zones: [timezone] } })
  const clock = (zone: string) => wallOf(starts_at, zone).time
  if (zones.every((zone) => clock(zone) === clock(timezone))) return ''
  const parts = new Intl.DateTimeFormat(locale, { timeZone: timezone, timeZoneName: 'longGeneric' }).formatToParts(
    new Date(starts_at),
  )
  return ` ${parts.find(({ type }) => type === 'timeZoneName')?.value}`
}

type Dated = Pick<AppointmentItem, 'starts_at' | 'timezone'>
const DAY_MS = 86_400_000

/** How the day of an appointment is told on a day before: undefined on the day itself. */
function aheadOf({ starts_at, timezone }: Dated, now: Date): keyof typeof TIME_OF_DAY | undefined {
  const [day, today, tomorrow] = [starts_at, now, new Date(now.getTime() + DAY_MS)].map(
    (at) => wallOf(at, timezone).date,
  )
  if (day === today) return undefined
  return day === tomorrow ? 'tomorrow' : 'later'
}

/**
 * The text of a step: the dealership's own, or ours where theirs has no point without a word that is missing. What was
 * to say "at 8:00" the same morning says "tomorrow" where it leaves the evening before.
 */
export function textOf(
  step: Step,
  { settings, language, words, appointment, now }: Told,
): { body: string; words: WordsOf } {
  const ahead = step === 'hours_before' ? aheadOf(appointment, now) : undefined
  const text = settings[`appointment_${step}_text`]
  const dated = ahead && !/\{date\}/.test(text) ? { ...words, time: say(TIME_OF_DAY[ahead], language, words) } : words
  const own = fillText(text, dated)
  if (own.text && own.lacks === undefined) return { body: own.text, words: dated }
  const ours = ahead === 'tomorrow' ? fillText(EVENING_BEFORE[language], words) : undefined
  return { body: (ours ?? fillText(DEFAULT_TEXTS[step][language], dated)).text, words: dated }
}
interface Told {
  settings: AppointmentSettings
  language: Language
  words: WordsOf
  appointment: Dated
  now: Date
}
