import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { edge } from '#contract/edge.ts'
import type { FoundRoute } from './find-route.ts'

/** API Gateway passes these on unchanged and everything else, including forms, in base64. */
const TEXT = /^(text\/|application\/(json|javascript|xml)\b|[^;]+\+(json|xml)\b)/i

interface EventSource {
  route: FoundRoute
  body: Buffer
  /** Time of the request: the real clock, or the console's. */
  now: Date
  edgeSecret: string
}

/** What an event tells of a request. */
type Received = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'httpVersion'> & {
  socket: { remoteAddress?: string }
}

/** A request as API Gateway passes it to a function: payload format 2.0 of an HTTP API behind our CloudFront. */
export function toEvent(request: Received, { route, body, now, edgeSecret }: EventSource): APIGatewayProxyEventV2 {
  const [path = '/', query = ''] = splitOnce(request.url ?? '/', '?')
  const sourceIp = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  const { cookie, ...headers } = request.headers
  // The site answers at both names of this machine, but knows itself by one.
  if (headers.origin) headers.origin = headers.origin.replace('//127.0.0.1:', '//localhost:')
  const method = request.method ?? 'GET'
  const isText = TEXT.test(headers['content-type'] ?? 'text/plain')
  return {
    version: '2.0',
    routeKey: route.routeKey,
    rawPath: decodeURIComponent(path),
    rawQueryString: query,
    ...(cookie ? { cookies: cookie.split(/;\s*/) } : {}),
    headers: {
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(',')])),
      [edge.secretHeader]: edgeSecret,
      [edge.addressHeader]: sourceIp,
    },
    ...(query ? { queryStringParameters: queryOf(query) } : {}),
    ...(route.pathParameters ? { pathParameters: route.pathParameters } : {}),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: request.headers.host ?? 'localhost',
      domainPrefix: 'local',
      http: {
        method,
        path: decodeURIComponent(path),
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: route.routeKey,
      stage: '$default',
      time: commonLogTime(now),
      timeEpoch: now.getTime(),
    },
    ...(body.length > 0 ? { body: body.toString(isText ? 'utf8' : 'base64') } : {}),
    isBase64Encoded: body.length > 0 && !isText,
  }
}

/** The values of a repeated name are joined by commas. */
function queryOf(query: string): Record<string, string> {
  const parameters = new URLSearchParams(query)
  return Object.fromEntries([...new Set(parameters.keys())].map((name) => [name, parameters.getAll(name).join(',')]))
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

/** `12/Mar/2026:19:03:58 +0000` */
function commonLogTime(at: Date): string {
  const [, day, month, year, time] = at.toUTCString().split(/,? /)
  return `${day}/${month}/${year}:${time} +0000`
}
