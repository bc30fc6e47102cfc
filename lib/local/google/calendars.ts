import { GoogleError, invalid, notFound } from './google-error.ts'
import {
  type Calendar,
  etagOf,
  type GoogleData,
  type GoogleEvent,
  newCalendar,
  newToken,
  type Person,
} from './state.ts'

/** What is known of the caller: whose token it is, and what it allows. */
export interface Caller {
  person: Person
  scopes: readonly string[]
}

const OURS = 'https://www.googleapis.com/auth/calendar.app.created'
const FREE_BUSY = 'https://www.googleapis.com/auth/calendar.freebusy'
const MOST_PER_PAGE = 250

const requireScope = ({ scopes }: Caller, scope: string) => {
  if (!scopes.includes(scope))
    throw new GoogleError(403, 'insufficientPermissions', 'Request had insufficient authentication scopes.')
}

/** A calendar made by our client; with this scope there is no other. */
export function ownCalendar(caller: Caller, id: string): Calendar {
  requireScope(caller, OURS)
  const calendar = caller.person.calendars[id]
  if (!calendar?.isOurs) throw notFound()
  return calendar
}

export function makeCalendar(caller: Caller, { summary }: Record<string, unknown>) {
  requireScope(caller, OURS)
  if (typeof summary !== 'string' || summary === '') throw new GoogleError(400, 'required', 'Missing title.')
  const id = `${newToken('')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')}@group.calendar.google.com`
  caller.person.calendars[id] = newCalendar(id, summary, true)
  return { kind: 'calendar#calendar', id, summary }
}

export const shown = (event: GoogleEvent) => {
  const { change: _, ...fields } = event
  return { kind: 'calendar#event', etag: etagOf(event), ...fields }
}

/** Puts an event with its own id, which a deleted one keeps. */
export function insertEvent(data: GoogleData, calendar: Calendar, { id, ...fields }: Record<string, unknown>) {
  const own =
    id ??
    newToken('')
      .toLowerCase()
      .replace(/[^a-v0-9]/g, '')
  if (typeof own !== 'string' || !/^[a-v0-9]{5,1024}$/.test(own)) throw invalid('Invalid resource id value.')
  if (calendar.events[own]) throw new GoogleError(409, 'duplicate', 'The requested identifier already exists.')
  return write(data, calendar, { ...(timed(fields) as GoogleEvent), id: own, status: 'confirmed' })
}

export function changeEvent(
  data: GoogleData,
  calendar: Calendar,
  id: string,
  change: Record<string, unknown>,
  etag?: string,
) {
  const event = existing(calendar, id, etag)
  return write(data, calendar, {
    ...event,
    ...(timed({ start: event.start, end: event.end, ...change }) as object),
    id,
  })
}

export function deleteEvent(data: GoogleData, calendar: Calendar, id: string, etag?: string) {
  const event = existing(calendar, id, etag)
  return write(data, calendar, { ...event, status: 'cancelled' })
}

export function getEvent(calendar: Calendar, id: string): GoogleEvent {
  const event = calendar.events[id]
  if (!event) throw notFound()
  return event
}

function existing(calendar: Calendar, id: string, etag?: string): GoogleEvent {
  const event = getEvent(calendar, id)
  if (event.status === 'cancelled') throw new GoogleError(410, 'deleted', 'Resource has been deleted')
  if (etag && etag !== '*' && etag !== etagOf(event))
    throw new GoogleError(412, 'conditionNotMet', 'Precondition Failed')
  return event
}

function write(data: GoogleData, calendar: Calendar, event: Omit<GoogleEvent, 'change'>) {
  data.changes += 1
  const written = { ...event, change: data.changes } as GoogleEvent
  calendar.events[written.id] = written
  return written
}

function timed(fields: Record<string, unknown>) {
  const [from, to] = [fields.start, fields.end].map((time) =>
    Date.parse((time as { dateTime?: string })?.dateTime ?? ''),
  )
  if (!from || !to) throw new GoogleError(400, 'required', 'Missing start or end time.')
  if (from > to) throw new GoogleError(400, 'timeRangeEmpty', 'The specified time range is empty.')
  return fields
}

const FORBIDDEN_BESIDE_TOKEN = [
  'timeMin',
  'timeMax',
  'updatedMin',
  'orderBy',
  'q',
  'iCalUID',
  'privateExtendedProperty',
]

/** A page of events by when they changed; the last one ends with a sync token. Deleted ones come with a sync token only, or on demand. */
export function listEvents(data: GoogleData, calendar: Calendar, query: URLSearchParams) {
  const syncToken = query.get('syncToken')
  if (syncToken && FORBIDDEN_BESIDE_TOKEN.some((name) => query.has(name)))
    throw invalid('Sync token cannot be used with these parameters.')
  const [epoch, since] = (syncToken ?? '').split('.').map(Number)
  if (syncToken && (epoch !== calendar.epoch || since === undefined))
    throw new GoogleError(410, 'fullSyncRequired', 'Sync token is no longer valid, a full sync is required.')
  const all = Object.values(calendar.events)
    .filter(({ change, status }) =>
      syncToken ? change > (since ?? 0) : status !== 'cancelled' || query.get('showDeleted') === 'true',
    )
    .toSorted((a, b) => a.change - b.change)
  const start = Number(query.get('pageToken') ?? 0)
  const size = Math.min(Number(query.get('maxResults') ?? MOST_PER_PAGE), MOST_PER_PAGE)
  const items = all.slice(start, start + size).map(shown)
  const rest =
    start + size < all.length
      ? { nextPageToken: String(start + size) }
      : { nextSyncToken: `${calendar.epoch}.${data.changes}` }
  return { kind: 'calendar#events', summary: calendar.summary, items, ...rest }
}

/** Busy times by calendar; an unknown one has its error within the answer. */
export function freeBusy(caller: Caller, body: Record<string, unknown>, hasError: boolean) {
  requireScope(caller, FREE_BUSY)
  const { timeMin, timeMax, items } = body as { timeMin?: string; timeMax?: string; items?: { id: string }[] }
  const [from, to] = [Date.parse(timeMin ?? ''), Date.parse(timeMax ?? '')]
  if (!from || !to || !Array.isArray(items)) throw new GoogleError(400, 'required', 'Required parameter is missing.')
  const calendars = items.map(({ id }) => {
    const calendar = caller.person.calendars[id === caller.person.email ? 'primary' : id]
    if (!calendar || hasError)
      return [id, { errors: [{ domain: 'global', reason: hasError ? 'backendError' : 'notFound' }], busy: [] }]
    const busy = Object.values(calendar.events)
      .filter(
        ({ status, start, end }) =>
          status !== 'cancelled' && Date.parse(end.dateTime) > from && Date.parse(start.dateTime) < to,
      )
      .map(({ start, end }) => ({
        start: new Date(start.dateTime).toISOString(),
        end: new Date(end.dateTime).toISOString(),
      }))
    return [id, { busy }]
  })
  return { kind: 'calendar#freeBusy', timeMin, timeMax, calendars: Object.fromEntries(calendars) }
}
