import { auth } from '#contract/people/auth.ts'
import { SESSION_LIVES } from '#contract/people/session-lives.ts'
import type { Arguments, Output, Row } from '#contract/route.ts'
import { ApiError, apiErrorOf } from './api-error.ts'
import { noteAnswer } from './connection.ts'
import { csrfToken } from './csrf.ts'
import { currentLanguage } from './language/language.ts'
import { textOf } from './language/text.ts'
import { common } from './language/texts.ts'
import { isLeaving } from './logout-mark.ts'
import { type RowInput, rowAddress } from './row-address.ts'
import { learnServerTime } from './server-time.ts'

/**
 * Calls a row of the contract. Throws only `ApiError`: `offline` if no response arrived. An expired session is
 * refreshed once, a refused CSRF token is fetched again once, and the call repeated.
 */
export async function call<R extends Row>(row: R, ...[input]: Arguments<R>): Promise<Output<R>> {
  // Its cookies would still open the session after a logout; no script can delete them.
  if (row.access !== 'public' && isLeaving())
    throw new ApiError({ status: 401, code: 'unauthenticated', message: textOf(common)('error_signed_out') })
  if (row.access !== 'public' && isTokenOver()) await refreshSession()
  let response = await send(row, input ?? {})
  if (response.status === 401 && row.access !== 'public' && (await refreshSession())) {
    response = await send(row, input ?? {})
  }
  return (await read(row, rowAddress(row, input), response)) as Output<R>
}

async function send(row: Row, input: RowInput): Promise<Response> {
  const response = await sendOnce(row, input, false)
  if (row.method === 'GET' || response.status !== 403) return response
  const refusal = await apiErrorOf(response.clone())
  return refusal.code === 'csrf' ? sendOnce(row, input, true) : response
}

async function sendOnce(row: Row, input: RowInput, renewToken: boolean): Promise<Response> {
  const address = rowAddress(row, input)
  const headers: Record<string, string> = {
    Accept: 'application/json',
    // The response's texts are shown unchanged.
    'Accept-Language': currentLanguage(),
    'X-Requested-With': 'XMLHttpRequest',
  }
  const known = row.answers === 'etag' ? answersByTag.get(address) : undefined
  if (known) headers['If-None-Match'] = known.tag
  if (input.body !== undefined) headers['Content-Type'] = 'application/json'
  try {
    if (row.method !== 'GET') headers['X-XSRF-TOKEN'] = await csrfToken({ renew: renewToken })
    const response = await fetch(address, {
      method: row.method,
      headers,
      credentials: 'same-origin',
      keepalive: row.outlivesPage,
      body: input.body === undefined ? undefined : JSON.stringify(input.body),
    })
    learnServerTime(response.headers.get('Date'))
    noteAnswer(true)
    return response
  } catch {
    noteAnswer(false)
    throw new ApiError({ status: 0, code: 'offline', message: textOf(common)('error_offline') })
  }
}

/** The latest responses of rows that support 304: an unchanged one is returned again, as the same object. */
const answersByTag = new Map<string, { tag: string; answer: unknown }>()
const TAGS_KEPT = 50

async function read(row: Row, address: string, response: Response): Promise<unknown> {
  if (response.status === 304) return answersByTag.get(address)?.answer ?? {}
  if (!response.ok) throw await apiErrorOf(response)
  if (row.answers === 'csv' && response.headers.get('Content-Type')?.startsWith('text/csv')) return readCsv(response)
  const answer: unknown = await response.json().catch(() => ({}))
  const tag = row.answers === 'etag' ? response.headers.get('ETag') : null
  if (tag) {
    answersByTag.delete(address)
    answersByTag.set(address, { tag, answer })
    const oldest = answersByTag.keys().next().value
    if (answersByTag.size > TAGS_KEPT && oldest !== undefined) answersByTag.delete(oldest)
  }
  return answer
}

/** A CSV file, distinguished by content type from the job that produces a long one. */
async function readCsv(response: Response) {
  const [, filename = ''] = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? []
  return { csv: await response.text(), filename }
}

let refreshing: Promise<boolean> | undefined

/** Time of the last session refresh from this page (epoch milliseconds); initially, the time the page was loaded. */
let refreshedAt = Date.now()

/** An idle page's token has expired by the next call: it is refreshed up front instead of after a refusal. */
const isTokenOver = () => Date.now() - refreshedAt > SESSION_LIVES.accessToken * 1000

/** One refresh for all calls that found the session expired at the same time. */
function refreshSession(): Promise<boolean> {
  refreshing ??= send(auth.refresh, {})
    .then(async (response) => {
      // An unread response holds its connection, and a browser has few of them.
      await response.text()
      if (response.ok) refreshedAt = Date.now()
      return response.ok
    })
    .catch(() => false)
    .finally(() => {
      refreshing = undefined
    })
  return refreshing
}
