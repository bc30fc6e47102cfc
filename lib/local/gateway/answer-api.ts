import type { IncomingMessage, ServerResponse } from 'node:http'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { ErrorCode } from '#contract/errors.ts'
import type { Invoke } from '../invoke.ts'
import { compress } from './compress.ts'
import { findRoute } from './find-route.ts'
import { readBody } from './read-body.ts'
import { toEvent } from './to-event.ts'

/** API Gateway's own limit, which cannot be raised. */
const TIMEOUT_SECONDS = 30

export interface Api {
  invoke: Invoke
  edgeSecret: string
  now: () => Date
  /** Added to every response, as CloudFront does. */
  headers: Record<string, string>
}

/** Answers a request for `/api`, `/csrf-cookie` or a rendered page as CloudFront, the HTTP API and Lambda do together. */
export async function answerApi(api: Api, request: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const [name, value] of Object.entries(api.headers)) response.setHeader(name, value)
  // The console's clock is the product's: the browser reads the time from here, as from CloudFront.
  response.setHeader('date', api.now().toUTCString())
  const path = (request.url ?? '/').split('?')[0] ?? '/'
  if (!isWellFormed(path)) return tell(response, 400, 'Bad Request', 'invalid')

  const body = await readBody(request)
  if (body === undefined) return tell(response, 413, 'Request Entity Too Large', 'too_large')
  const route = findRoute(path)
  if (!route) return tell(response, 404, 'Not Found', 'not_found')

  const event = toEvent(request, { route, body, now: api.now(), edgeSecret: api.edgeSecret })
  const late = Promise.withResolvers<'late'>()
  const timer = setTimeout(late.resolve, TIMEOUT_SECONDS * 1000, 'late').unref()
  try {
    const result = await Promise.race([api.invoke(route.functionName, event), late.promise])
    if (result === 'late') return tell(response, 503, 'Service Unavailable', 'unavailable')
    send(request, response, result as APIGatewayProxyStructuredResultV2)
  } catch (error) {
    console.error(`${route.routeKey} failed:`, error)
    tell(response, 500, 'Internal Server Error', 'internal')
  } finally {
    clearTimeout(timer)
  }
}

/** A page, which CloudFront caches, is compressed; the API's responses are passed on unchanged. */
const PAGE = /^(text\/html|application\/xml)/

function send(request: IncomingMessage, response: ServerResponse, result: APIGatewayProxyStructuredResultV2) {
  const { statusCode = 200, headers = {}, cookies = [], body = '', isBase64Encoded } = result
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, withLocalFiles(String(value)))
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  const whole = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8')
  const isPage = PAGE.test(String(response.getHeader('content-type')))
  const sent = isPage ? compress(whole, request, response) : whole
  response.writeHead(statusCode).end(sent)
}

/** The chat's own policy too: its pictures and sounds come by http here. */
const withLocalFiles = (value: string) =>
  value.includes("frame-ancestors 'self'") ? value.replace(/(img|media)-src 'self'/g, '$& http://127.0.0.1:*') : value

/** API Gateway's own refusals, in its words; the code beside them is ours, so that all responses have one shape. */
function tell(response: ServerResponse, status: number, message: string, code: ErrorCode) {
  if (response.headersSent) return
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message, code }))
}

function isWellFormed(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
