import { timingSafeEqual } from 'node:crypto'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { parseCookie } from 'cookie'
import { edge } from '#contract/edge.ts'
import { findPath, TAIL } from '#contract/find-path.ts'
import type { Language } from '#contract/language.ts'
import { publicOrigin, variable } from '../core/platform/environment.ts'
import { AppError } from '../core/platform/errors.ts'

export type Event = APIGatewayProxyEventV2
export type Answer = APIGatewayProxyStructuredResultV2

/** The cookies of a request; if a name occurs twice the first counts, which is the one with the longer path. */
export const readCookies = ({ cookies = [] }: Event) => parseCookie(cookies.join('; '))

/** Compares texts in a time that does not depend on where they differ. */
export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** True if this came through our CloudFront, which adds a secret header: anyone may find the API's own address. */
export function isFromEdge({ headers }: Event): boolean {
  return isSame(headers[edge.secretHeader] ?? '', variable('EDGE_SECRET'))
}

/** A request that a route with a tail has taken, as if its path had a route of its own; unchanged if none of these fits. */
export function withOwnRoute(event: Event, rows: readonly { path: string }[]): Event {
  if (!event.routeKey.endsWith(TAIL)) return event
  const found = findPath(rows, event.rawPath)
  return found ? { ...event, routeKey: `ANY ${found.served.path}`, pathParameters: found.parameters } : event
}

/** The row that a request asks for, as `GET /api/me`: a route takes every method of its path. */
export const readRow = ({ routeKey, requestContext }: Event): string =>
  `${requestContext.http.method} ${routeKey.slice(routeKey.indexOf(' ') + 1)}`

/** The caller's IP address, as reported by our CloudFront and no one else. */
export const readAddress = ({ headers, requestContext }: Event): string =>
  headers[edge.addressHeader] ?? requestContext.http.sourceIp

/** The token of `Authorization: Bearer …`, sent by programs, not browsers. */
export const readKey = ({ headers }: Event): string | undefined =>
  /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1]

/** The preferred one of our languages; undefined if none is requested. Our pages request their own. */
export function readLanguage({ headers }: Event): Language | undefined {
  const wanted = (headers['accept-language'] ?? '').split(',').map((each) => {
    const [tag = '', ...more] = each.split(';')
    const weight = more.map((one) => /^\s*q=([\d.]+)/i.exec(one)?.[1]).find(Boolean)
    return { language: tag.trim().slice(0, 2).toLowerCase(), weight: Number(weight ?? 1) }
  })
  const known = wanted.filter(({ language, weight }) => (language === 'en' || language === 'es') && weight > 0)
  return known.toSorted((a, b) => b.weight - a.weight)[0]?.language as Language | undefined
}

/**
 * The body as text; throws `too_large` for more than `bytesMax`, before looking at any of it. Bytes that are not UTF-8
 * become replacement characters; invalid base64 is decoded as far as possible.
 */
export function readBody({ body = '', isBase64Encoded }: Event, bytesMax: number): string {
  if (Buffer.byteLength(body, isBase64Encoded ? 'base64' : 'utf8') > bytesMax)
    throw new AppError('body_too_large', { kilobytes: Math.floor(bytesMax / 1024) })
  return isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body
}

/** The public URL that Twilio called and signed. */
export const publicAddressOf = ({ rawPath, rawQueryString }: Event) =>
  `${publicOrigin()}${rawPath}${rawQueryString ? `?${rawQueryString}` : ''}`
