import { createHash, randomBytes } from 'node:crypto'

/** What Google keeps, as far as we use it. Everything is written into one file. */
export interface GoogleData {
  clientId: string
  clientSecret: string
  /** Counts every change: versions and sync tokens are made of it. */
  changes: number
  people: Record<string, Person>
  codes: Record<string, Code>
  /** By refresh token and by access token. */
  grants: Record<string, Grant>
  access: Record<string, { refresh: string; until: number }>
  channels: Record<string, Channel>
}

export interface Person {
  email: string
  /** `primary` and those that we made. */
  calendars: Record<string, Calendar>
  hasConsented: boolean
}
export interface Calendar {
  id: string
  summary: string
  /** Made through the API by our client. */
  isOurs: boolean
  events: Record<string, GoogleEvent>
  /** Sync tokens of an earlier epoch are no longer valid. */
  epoch: number
}
export interface GoogleEvent {
  id: string
  status: 'confirmed' | 'cancelled'
  summary?: string
  start: { dateTime: string; timeZone?: string }
  end: { dateTime: string; timeZone?: string }
  /** The change that it was last written by. */
  change: number
  [field: string]: unknown
}
interface Code {
  email: string
  scope: string
  redirectUri: string
  challenge: string
  isOffline: boolean
  givesRefresh: boolean
  until: number
}
interface Grant {
  email: string
  scope: string
  isRevoked: boolean
}
export interface Channel {
  id: string
  token: string
  address: string
  resourceId: string
  email: string
  calendar: string
  expiration: number
  messages: number
}

export const newData = (): GoogleData => ({
  clientId: `${randomBytes(6).toString('hex')}.apps.googleusercontent.com`,
  clientSecret: `GOCSPX-${randomBytes(14).toString('hex')}`,
  changes: 1,
  people: {},
  codes: {},
  grants: {},
  access: {},
  channels: {},
})

export function personOf(data: GoogleData, email: string): Person {
  data.people[email] ??= { email, hasConsented: false, calendars: { primary: newCalendar('primary', email, false) } }
  return data.people[email]
}

export const newCalendar = (id: string, summary: string, isOurs: boolean): Calendar => ({
  id,
  summary,
  isOurs,
  epoch: 1,
  events: {},
})

export const etagOf = ({ change }: GoogleEvent) => `"${3_500_000_000_000_000 + change}"`

export const newToken = (prefix: string) => `${prefix}${randomBytes(24).toString('base64url')}`
export const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')
