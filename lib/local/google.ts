import { join } from 'node:path'
import { googleCalendar } from '#contract/calendar/google.ts'
import { pathOf } from '#contract/route.ts'
import type { Off } from './faults.ts'
import { answerApi } from './google/answer-api.ts'
import { changeEvent, deleteEvent, insertEvent, shown } from './google/calendars.ts'
import { giveTokens, revoke, showConsent, takeConsent } from './google/consent.ts'
import { type GoogleFault, openGoogleFaults } from './google/faults.ts'
import { answerOf, GoogleError, notFound } from './google/google-error.ts'
import { push } from './google/pushes.ts'
import { newData, personOf } from './google/state.ts'
import { type HttpAnswer, type HttpRequest, startHttpServer } from './http-server.ts'
import { readOrCreateJsonFile, writeJsonFile } from './json-file.ts'

interface Options {
  dir: string
  /** The site's own address, to which the consent page leads back. */
  publicUrl: string
  now: () => number
  off?: Off
}

/** What a person does in their own Google Calendar, or with their account. */
interface Deed {
  email: string
  action: 'create' | 'move' | 'delete'
  /** `primary`, or ours by its name. */
  calendar: string
  id?: string
  summary?: string
  start?: string
  end?: string
}

export type Google = Awaited<ReturnType<typeof startGoogle>>

/** The twin of Google: consent, tokens, calendars with events and pushes, and what people do there by hand. */
export async function startGoogle({ dir, publicUrl, now, off }: Options) {
  const file = join(dir, 'google.json')
  const data = readOrCreateJsonFile(file, newData)
  const faults = openGoogleFaults()
  const requests: Record<string, Record<string, number>> = {}
  const redirectUri = `${publicUrl}${pathOf(googleCalendar.returnFromGoogle)}`

  const answer = async (request: HttpRequest): Promise<HttpAnswer> => {
    const url = new URL(request.path, 'http://google.test')
    const form = () => new URLSearchParams(request.body)
    const at = { data, faults, now: now(), redirectUri, count }
    const name = `${request.method} ${url.pathname}`
    if (name === 'GET /o/oauth2/v2/auth') return showConsent(at, url.searchParams)
    if (name === 'POST /o/oauth2/v2/auth') return takeConsent(at, url.searchParams, form())
    if (name === 'POST /token') {
      const given = form()
      count(emailOf(given), name)
      return giveTokens(at, given)
    }
    if (name === 'POST /revoke') {
      const given = form()
      count(emailOf(given), name)
      faults.throwAny(emailOf(given))
      return revoke(data, given.get('token') ?? '')
    }
    if (!url.pathname.startsWith('/calendar/v3/')) throw notFound()
    return answerApi(at, request, url)
  }
  /** By person, method, and kind of resource. */
  const count = (email: string, name: string) => {
    const kind = name
      .replace(/\/calendars\/[^/]+/, '/calendars/{id}')
      .replace(/\/events\/[a-v0-9]{5,}$/, '/events/{id}')
    requests[email] ??= {}
    requests[email][kind] = (requests[email][kind] ?? 0) + 1
  }
  const emailOf = (form: URLSearchParams) =>
    data.codes[form.get('code') ?? '']?.email ??
    data.grants[form.get('refresh_token') ?? form.get('token') ?? '']?.email ??
    ''
  const server = await startHttpServer(
    0,
    async (request) => {
      try {
        const answered = await answer(request)
        if (request.method !== 'GET') writeJsonFile(file, data)
        return answered
      } catch (error) {
        if (error instanceof GoogleError) return answerOf(error)
        throw error
      }
    },
    off,
  )

  const { clientId, clientSecret } = data
  return {
    url: server.url,
    stop: server.stop,
    clientId,
    clientSecret,
    /** Everybody's calendars with their events, and the requests since the start. */
    list: (email?: string) => ({
      people: Object.values(data.people)
        .filter((one) => !email || one.email === email)
        .map((one) => ({
          email: one.email,
          calendars: Object.values(one.calendars).map(({ id, summary, events }) => ({
            id,
            summary,
            events: Object.values(events).map(shown),
          })),
        })),
      requests: email === undefined ? requests : (requests[email] ?? {}),
      faults: faults.list(),
    }),
    act({ email, action, calendar: named, id = '', summary, start, end }: Deed) {
      const { calendars } = personOf(data, email)
      const calendar = calendars[named] ?? Object.values(calendars).find((one) => one.summary === named)
      if (!calendar) throw notFound()
      const times = { ...(start && { start: { dateTime: start } }), ...(end && { end: { dateTime: end } }) }
      const fields = { ...(summary && { summary }), ...times }
      const event =
        action === 'create'
          ? insertEvent(data, calendar, fields)
          : action === 'move'
            ? changeEvent(data, calendar, id, fields)
            : deleteEvent(data, calendar, id)
      writeJsonFile(file, data)
      push(data, calendar, now())
      return shown(event)
    },
    /** `revoke` and `expire` end somebody's connection, or their access token, at once. */
    fault(kind: GoogleFault | 'revoke' | 'expire', amount: number, email?: string) {
      if (kind !== 'revoke' && kind !== 'expire') return faults.set(kind, amount, email)
      const isTheirs = (refresh: string) => !email || data.grants[refresh]?.email === email
      for (const [refresh, grant] of Object.entries(data.grants))
        if (kind === 'revoke' && isTheirs(refresh)) grant.isRevoked = true
      for (const access of Object.values(data.access)) if (isTheirs(access.refresh)) access.until = 0
      writeJsonFile(file, data)
    },
  }
}
