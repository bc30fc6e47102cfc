import { lastHeardAt } from '../../customers/contacts/contact-times.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { dayOf } from '../../people/organizations/local-dates.ts'

type Seen = Pick<ContactItem, 'status' | 'channels' | 'last_message_at'>

/** True if the customer of an open conversation wrote last. */
export const isUnanswered = (contact: Seen | undefined): boolean =>
  contact?.status === 'active' &&
  contact.last_message_at !== undefined &&
  lastHeardAt(contact) >= contact.last_message_at

/** True if the dealership, and not the customer, wrote with this change. */
export const isAnswer = (before: Seen, after: Seen) =>
  (after.last_message_at ?? '') > (before.last_message_at ?? '') && lastHeardAt(after) === lastHeardAt(before)

/** Of an id's 26 characters: 50 bits, which no two customers of a day share. */
export const idEndOf = ({ id }: Pick<ContactItem, 'id'>) => id.slice(-10)

interface Answered {
  whom: string
  /** When the customer wrote what was answered (ISO 8601). */
  since: string
  seconds: number
}
/** An answer as it stands in a day's set: a conversation may be opened, and answered, several times a day. */
export const writeAnswer = ({ whom, since, seconds }: Answered) =>
  `${whom} ${Date.parse(since).toString(36)} ${seconds.toString(36)}`
export const secondsOf = (answer: string) => Number.parseInt(answer.split(' ')[2] ?? '0', 36)

/** How earlier versions counted the same, by names: customers who wrote, first answers, and the seconds until those. */
type Daily = 'customers' | 'answers' | 'answer_seconds'
const DAYS = 'day:'
export const nameOf = (day: string, what: Daily) => `${DAYS}${day}:${what}`
/** The first and last name of all counts in this range of days. */
export const namesBetween = (from: string, to: string) => [`${DAYS}${from}:`, `${DAYS}${to}:~`] as const

/** The last `count` days, oldest first. */
export const daysBefore = (now: Date, count: number, timeZone: string): string[] => {
  const today = Date.parse(dayOf(now, timeZone))
  return Array.from({ length: count }, (_, n) => dayOf(new Date(today - (count - 1 - n) * 86_400_000), 'UTC'))
}
