import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import type { Page } from '#contract/platform/page.ts'
import type { Row } from '#contract/route.ts'
import type { Answer, Event } from './event.ts'

const NO_STORE = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
const JSON_HEADERS = { ...NO_STORE, 'content-type': 'application/json' }

/** A sold vehicle is not offered for longer than this, and a popular page is rendered once. */
const SHARED = { ...NO_STORE, 'cache-control': 'public, max-age=60' }

/** Only a page that exists, or is gone, is cached: a missing one may exist a moment later. */
const keptFor = (status: number) => (status === 200 || status === 410 ? SHARED : NO_STORE)

export const asJson = (statusCode: number, value: unknown): Answer => ({
  statusCode,
  headers: { ...JSON_HEADERS },
  body: JSON.stringify(value),
})

/** A handler's result as the row's output; only fields in the output schema are sent. */
export function answerOutput(row: Row, result: unknown, event: Event): Answer {
  const output = row.output.parse(result)
  switch (row.answers) {
    case 'empty':
      return { statusCode: 204, headers: { ...NO_STORE } }
    case 'text':
      return {
        statusCode: 200,
        headers: { ...NO_STORE, 'content-type': 'text/plain; charset=utf-8' },
        body: (output as { text: string }).text,
      }
    case 'twiml':
      return {
        statusCode: 200,
        headers: { ...NO_STORE, 'content-type': 'text/xml' },
        body: (output as { twiml: string } | undefined)?.twiml ?? '<Response/>',
      }
    case 'csv':
      return 'csv' in (output as object) ? asCsv(output as { csv: string; filename: string }) : asJson(200, output)
    case 'ics':
      return {
        statusCode: 200,
        headers: { ...NO_STORE, 'content-type': 'text/calendar; charset=utf-8' },
        body: (output as { ics: string }).ics,
      }
    case 'jpeg':
      return {
        statusCode: 200,
        headers: { ...NO_STORE, 'content-type': 'image/jpeg', 'cache-control': 'private, max-age=31536000, immutable' },
        body: (output as { jpeg: string }).jpeg,
        isBase64Encoded: true,
      }
    case 'redirect':
      return { statusCode: 302, headers: { ...NO_STORE, location: (output as { location: string }).location } }
    case 'script': {
      const headers = { ...SHARED, 'content-type': 'text/javascript; charset=utf-8' }
      return withEtag({ statusCode: 200, headers, body: (output as { script: string }).script }, event)
    }
    case 'html':
      return withEtag(asPage(output as z.output<typeof Page>), event)
    case 'xml': {
      const { status, body } = output as { status: number; body: string }
      const headers = { ...keptFor(status), 'content-type': 'application/xml; charset=utf-8' }
      return withEtag({ statusCode: status, headers, body }, event)
    }
    case 'etag': {
      const whole = asJson(200, output)
      return withEtag({ ...whole, headers: { ...whole.headers, 'cache-control': 'private, no-cache' } }, event)
    }
    default:
      return asJson(200, output)
  }
}

const asCsv = ({ csv, filename }: { csv: string; filename: string }): Answer => ({
  statusCode: 200,
  headers: {
    ...NO_STORE,
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${filename}"`,
  },
  body: csv,
})

/** A page with its own content policy: allowed code is named by its hash, and nothing else runs. */
export function asPage(page: z.output<typeof Page>): Answer {
  const { status, language, body, styles, scripts, is_private, framed_by, has_chat } = page
  const policy = {
    'default-src': "'none'",
    'img-src': "'self' https:",
    ...(framed_by && { 'media-src': "'self' https:" }),
    'font-src': "'self'",
    'style-src': styles.join(' '),
    'script-src': scripts.join(' '),
    ...(has_chat && { 'frame-src': "'self'" }),
    'connect-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': framed_by ? ["'self'", ...framed_by].join(' ') : "'none'",
  }
  const headers = {
    ...(is_private ? NO_STORE : keptFor(status)),
    'content-type': 'text/html; charset=utf-8',
    'content-language': language,
    vary: 'accept-language',
    'content-security-policy': Object.entries(policy)
      .map((directive) => directive.join(' '))
      .join('; '),
  }
  return { statusCode: status, headers, body }
}

/** Clients that already have it get a 304. CloudFront weakens an ETag when compressing: a returned `W/` is ignored. */
function withEtag(whole: Answer, event: Event): Answer {
  if (whole.statusCode !== 200) return whole
  const etag = `"${createHash('sha256')
    .update(whole.body ?? '')
    .digest('base64url')}"`
  const headers = { ...whole.headers, etag }
  const known = (event.headers['if-none-match'] ?? '').split(',')
  if (!known.some((each) => each.trim().replace(/^W\//, '') === etag)) return { ...whole, headers }
  const { 'content-type': _, ...bare } = headers as Record<string, string>
  return { statusCode: 304, headers: bare }
}
