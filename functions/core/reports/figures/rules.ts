import { lastHeardAt } from '../../customers/contacts/contact-times.ts'
import { deskNamed, EVERYBODY } from '../../customers/contacts/desk-names.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { dayOf } from '../../people/organizations/local-dates.ts'
import type { Count } from '../../platform/table/added-counts.ts'

type Seen = Pick<ContactItem, 'status' | 'channels' | 'last_message_at'>

/** True if the customer of an open conversation wrote last. */
export const isUnanswered = (contact: Seen | undefined): boolean =>
  contact?.status === 'active' &&
  contact.last_message_at !== undefined &&
  lastHeardAt(contact) >= contact.last_message_at

/** True if the dealership, and not the customer, wrote with this change. */
export const isAnswer = (before: Seen, after: Seen) =>
  (after.last_message_at ?? '') > (before.last_message_at ?? '') && lastHeardAt(after) === lastHeardAt(before)

/** The daily counts: customers who wrote, first answers, and the total seconds until those. */
const DAILY = ['customers', 'answers', 'answer_seconds'] as const
type Daily = (typeof DAILY)[number]

const DAYS = 'day:'
export const nameOf = (day: string, what: Daily) => `${DAYS}${day}:${what}`
/** The first and last name of all counts in this range of days. */
export const namesBetween = (from: string, to: string) => [`${DAYS}${from}:`, `${DAYS}${to}:~`] as const

/** A day's counts, for the whole dealership and for the contact's assignee. */
export const countsOn = (day: string, assignee: string | undefined, counts: Partial<Record<Daily, number>>): Count[] =>
  Object.entries(counts).flatMap(([what, count]) =>
    [EVERYBODY, deskNamed(assignee)].map((whose) => ({ whose, what: nameOf(day, what as Daily), count })),
  )

/** The last `count` days, oldest first. */
export const daysBefore = (now: Date, count: number, timeZone: string): string[] => {
  const today = Date.parse(dayOf(now, timeZone))
  return Array.from({ length: count }, (_, n) => dayOf(new Date(today - (count - 1 - n) * 86_400_000), 'UTC'))
}
