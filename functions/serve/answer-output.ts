import { createHash } from 'node:crypto'
import type { Row } from '../contract/route.ts'
import type { Answer, Event } from './event.ts'

const NO_STORE = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
const JSON_HEADERS = { ...NO_STORE, 'content-type': 'application/json' }

export const asJson = (statusCode: number, value: unknown): Answer => ({
  statusCode,
  headers: { ...JSON_HEADERS },
  body: JSON.stringify(value),
})

/** A handler's result as the row says it leaves; only what the output schema names goes out. */
export function answerOutput(row: Row, result: unknown, event: Event): Answer {
  const output = row.output.parse(result)
  switch (row.answers) {
    case 'empty':
      return { statusCode: 204, headers: { ...NO_STORE } }
    case 'twiml':
      return { statusCode: 200, headers: { ...NO_STORE, 'content-type': 'text/xml' }, body: '<Response/>' }
    case 'redirect':
      return { statusCode: 302, headers: { ...NO_STORE, location: (output as { location: string }).location } }
    case 'etag':
      return withEtag(JSON.stringify(output), event.headers['if-none-match'])
    default:
      return asJson(200, output)
  }
}

/** CloudFront weakens an ETag when it compresses, so a `W/` that comes back is passed over. */
function withEtag(body: string, known = ''): Answer {
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
  const headers = { ...JSON_HEADERS, 'cache-control': 'private, no-cache', etag }
  const isKnown = known.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)
  if (!isKnown) return { statusCode: 200, headers, body }
  const { 'content-type': _, ...bare } = headers
  return { statusCode: 304, headers: bare }
}
