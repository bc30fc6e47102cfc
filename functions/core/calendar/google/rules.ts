import { createHash } from 'node:crypto'
import { isOpen, takesTime } from '#contract/calendar/appointment-kinds.ts'
import type { GoogleProblem } from '#contract/calendar/google.ts'
import type { Language } from '#contract/language.ts'
import type { News } from '../../people/notifications/news-moment.ts'
import type { AppointmentItem } from '../appointments/entity.ts'
import { summaryOf } from '../appointments/ics-text.ts'
import type { BusyItem } from '../busy/entity.ts'
import type { GoogleAccountItem } from './entity.ts'

/** Makes and changes calendars of our own, no others. */
export const EVENTS_SCOPE = 'https://www.googleapis.com/auth/calendar.app.created'
/** Says when a person is busy, and nothing of what they do. */
export const BUSY_SCOPE = 'https://www.googleapis.com/auth/calendar.freebusy'
export const SCOPES = ['openid', 'email', EVENTS_SCOPE, BUSY_SCOPE]

/** Pushes are not reliable. */
export const LOOK_MINUTES = 15
/** Busy times that are older than this are told as not read. */
const STALE_MS = 4 * LOOK_MINUTES * 60_000

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** A code challenge of RFC 7636 (S256). */
export const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

/** Google's ids have the letters of base32hex only (RFC 4648 §7), in lower case. */
const LETTERS = '0123456789abcdefghijklmnopqrstuv'

/** An event's own id: the same for the same appointment and generation, so that written twice it is one. */
export function eventIdOf(appointment: string, generation: number): string {
  let bits = BigInt(`0x${hashOf(JSON.stringify(['google-event', appointment, generation]))}`)
  let id = ''
  while (bits > 0n) {
    id = LETTERS.charAt(Number(bits & 31n)) + id
    bits >>= 5n
  }
  return id
}

export interface EventWords {
  language: Language
  location: string
}

/** An appointment as its agent sees it at Google. */
export const eventOf = (appointment: AppointmentItem, { language, location }: EventWords) => ({
  summary: summaryOf(appointment, appointment.contact_name, language),
  location: appointment.kind === 'phone_call' ? '' : location,
  description: [appointment.vehicle_title, appointment.note].filter(Boolean).join('\n'),
  start: { dateTime: appointment.starts_at, timeZone: appointment.timezone },
  end: { dateTime: appointment.ends_at, timeZone: appointment.timezone },
  extendedProperties: { private: { lotwire: '1', org: appointment.org, appointment: appointment.id } },
})
export type EventBody = ReturnType<typeof eventOf>

export const digestOf = (body: EventBody) => hashOf(JSON.stringify(body)).slice(0, 32)

/** True if an appointment stands in this person's calendar. */
export const isShownTo = ({ agent, status }: Pick<AppointmentItem, 'agent' | 'status'>, user: string) =>
  agent === user && takesTime(status)

/** True if an appointment may still be moved or canceled from Google: it hasn't come about. */
export const isToCome = ({ status, ends_at }: Pick<AppointmentItem, 'status' | 'ends_at'>, now: Date) =>
  isOpen(status) && status !== 'arrived' && Date.parse(ends_at) > now.getTime()

/** Tells a person that Google ended their connection. */
export const newsOfEnd = ({ user, connected_at = '', ended_at = '' }: GoogleAccountItem): News => ({
  inbox: user,
  kind: 'google_reconnect',
  about: connected_at,
  at: new Date(ended_at),
})

/** What someone has to know about their connection, most pressing first. */
export function problemOf(account: GoogleAccountItem, busy: BusyItem | undefined, now: Date): GoogleProblem | null {
  if (account.ended_at) return 'reconnect'
  if (!account.writes_events) return 'events_missing'
  if (!account.reads_busy) return 'busy_missing'
  const seen = Date.parse(busy?.checked_at ?? account.connected_at ?? '')
  return now.getTime() - seen > STALE_MS ? 'busy_unread' : null
}
