import { setTimeout as wait } from 'node:timers/promises'
import type { HttpAnswer, HttpRequest } from '../http-server.ts'
import {
  type Caller,
  changeEvent,
  deleteEvent,
  freeBusy,
  getEvent,
  insertEvent,
  listEvents,
  makeCalendar,
  ownCalendar,
  shown,
} from './calendars.ts'
import type { GoogleFaults } from './faults.ts'
import { GoogleError, notFound } from './google-error.ts'
import { push, stop, watch } from './pushes.ts'
import { type GoogleData, personOf } from './state.ts'

const HANG_MS = 30_000

interface Asked {
  data: GoogleData
  faults: GoogleFaults
  now: number
  count: (email: string, name: string) => void
}

/** Google's calendar API, version 3, as far as we use it; throws `GoogleError`. */
export async function answerApi(
  { data, faults, now, count }: Asked,
  request: HttpRequest,
  url: URL,
): Promise<HttpAnswer> {
  const caller = callerOf(data, request, now)
  const { email } = caller.person
  count(email, `${request.method} ${url.pathname}`)
  if (faults.take('timeout', email)) await wait(HANG_MS)
  faults.throwAny(email)
  const { method } = request
  const path = url.pathname.replace(/^\/calendar\/v3/, '')
  const body = (request.body ? JSON.parse(request.body) : {}) as Record<string, unknown>
  const ok = (answer: unknown): HttpAnswer => ({ status: 200, body: answer })

  if (method === 'POST' && path === '/freeBusy') return ok(freeBusy(caller, body, faults.take('busy_error', email)))
  if (method === 'POST' && path === '/calendars') return ok(makeCalendar(caller, body))
  if (method === 'POST' && path === '/channels/stop') {
    stop(data, body)
    return { status: 204, body: undefined }
  }
  const [, id = '', rest = ''] = /^\/calendars\/([^/]+)\/events(?:\/(.+))?$/.exec(path) ?? []
  const calendar = ownCalendar(caller, decodeURIComponent(id))
  if (method === 'POST' && rest === 'watch') return ok(watch(data, email, calendar, body, now))
  if (method === 'GET' && rest === '') {
    if (url.searchParams.has('syncToken') && faults.take('410', email)) calendar.epoch += 1
    return ok(listEvents(data, calendar, url.searchParams))
  }
  if (method === 'GET') return ok(shown(getEvent(calendar, rest)))
  const etag = request.headers['if-match']
  if (etag && faults.take('412', email)) throw new GoogleError(412, 'conditionNotMet', 'Precondition Failed')
  if (method === 'POST' && rest === '') {
    const made = insertEvent(data, calendar, body)
    push(data, calendar, now)
    if (faults.take('409', email)) throw new GoogleError(409, 'duplicate', 'The requested identifier already exists.')
    return ok(shown(made))
  }
  if (method === 'PATCH') {
    const changed = changeEvent(data, calendar, rest, body, etag)
    push(data, calendar, now)
    return ok(shown(changed))
  }
  if (method === 'DELETE') {
    deleteEvent(data, calendar, rest, etag)
    push(data, calendar, now)
    return { status: 204, body: undefined }
  }
  throw notFound()
}

function callerOf(data: GoogleData, { headers }: HttpRequest, now: number): Caller {
  const token = /^Bearer (.*)$/.exec(headers.authorization ?? '')?.[1] ?? ''
  const access = data.access[token]
  const grant = data.grants[access?.refresh ?? '']
  if (!access || access.until < now || !grant || grant.isRevoked)
    throw new GoogleError(401, 'authError', 'Request had invalid authentication credentials.')
  return { person: personOf(data, grant.email), scopes: grant.scope.split(' ') }
}
