import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { Resvg } from '@resvg/resvg-js'
import * as z from 'zod'
import type { ConsoleParts } from './console/call.ts'
import { calls } from './console/calls.ts'
import { readAsset } from './console/read-asset.ts'
import { renderPage } from './console/render-page.ts'
import { renderSite } from './console/render-site.ts'
import { readSample } from './console/sample-files.ts'
import { FileRefused } from './ftp/feed-folder.ts'
import { GoogleError } from './google/google-error.ts'
import { drawPhoto } from './photos.ts'
import { TwilioError } from './twilio/twilio-error.ts'

const SECURITY = {
  'content-security-policy': "default-src 'self'; img-src http: https: data:; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

/**
 * The local console at `/local`: mailbox, the customer's phone, the dealer's FTP server, faults, jobs and clock, as a
 * page and as JSON calls; and the pictures of the sample feed. The handler answers everything under `/local` and
 * returns whether it did.
 */
export function createConsole(parts: ConsoleParts) {
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> => {
    const { pathname } = url
    if (pathname !== '/local' && !pathname.startsWith('/local/')) return false
    try {
      refuseStrangers(request)
      if (pathname.startsWith('/local/api/')) await answerCall(parts, request, response, url)
      else if (pathname === '/local/site') answerSite(parts, response, url)
      else answerPage(parts, request, response, pathname)
    } catch (error) {
      const { status, message } = refusalOf(error)
      sendJson(response, status, { message })
    }
    return true
  }
}

class Refusal extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** This machine's names for itself. */
const OWN_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/**
 * A page of another site, open in the same browser, may neither call the console nor read it through a domain of its
 * own that resolves here (DNS rebinding). A program that sends no origin is not a page.
 */
function refuseStrangers({ headers }: IncomingMessage) {
  const { host = '', origin = `http://${host}` } = headers
  const name = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : ''
  if (!OWN_HOSTS.includes(name)) throw new Refusal(403, 'The console answers on this machine only.')
  if (origin !== `http://${host}` || headers['sec-fetch-site'] === 'cross-site')
    throw new Refusal(403, 'The console takes no calls from other sites.')
}

async function answerCall(parts: ConsoleParts, request: IncomingMessage, response: ServerResponse, url: URL) {
  const path = url.pathname.slice('/local/api/'.length)
  for (const call of calls) {
    const match = call.method === request.method && call.path.exec(path)
    if (!match) continue
    const body = request.method === 'POST' ? parseBody(await text(request)) : {}
    const input = { ...Object.fromEntries(url.searchParams), ...body }
    sendJson(response, 200, await call.answer(parts, input, decodedName(match[1] ?? ''), request))
    return
  }
  throw new Refusal(404, `The console has no ${request.method} ${url.pathname}.`)
}

function decodedName(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new Refusal(422, 'The name in this address is not readable.')
  }
}

/** Another company's page: none of our headers. */
function answerSite({ site }: ConsoleParts, response: ServerResponse, { searchParams }: URL) {
  const key = searchParams.get('key') ?? site.key()
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(
    renderSite({
      url: site.url,
      key,
      vehicle: searchParams.get('vehicle'),
      language: searchParams.get('lang') ?? 'en',
    }),
  )
}

function answerPage(parts: ConsoleParts, request: IncomingMessage, response: ServerResponse, pathname: string) {
  if (request.method !== 'GET' && request.method !== 'HEAD') throw new Refusal(405, 'Pages are only read.')
  const asset: { type: string; content: string | Buffer; headers?: Record<string, string> } | undefined =
    pathname === '/local' || pathname === '/local/'
      ? { type: 'text/html; charset=utf-8', content: renderPage(parts.signIn) }
      : (photoAt(pathname, request.headers.accept) ??
        readSample(pathname.slice('/local/files/'.length)) ??
        readAsset(pathname.slice('/local/'.length)))
  if (!asset) throw new Refusal(404, `The console has no page ${pathname}.`)
  response.writeHead(200, { ...SECURITY, ...asset.headers, 'content-type': asset.type }).end(asset.content)
}

/** Like the hosts of dealers' pictures: a drawing for clients that accept one, else pixels, which messages carry. */
function photoAt(pathname: string, accept = '*/*') {
  const drawn = drawPhoto(pathname)
  if (drawn === undefined) return undefined
  const headers = { 'cache-control': 'public, max-age=86400', vary: 'accept' }
  if (/svg|\*\/\*/.test(accept)) return { type: 'image/svg+xml', content: drawn, headers }
  return { type: 'image/png', content: new Resvg(drawn).render().asPng(), headers }
}

function parseBody(raw: string): Record<string, unknown> {
  if (raw.trim() === '') return {}
  try {
    const parsed: unknown = JSON.parse(raw)
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed))
      return parsed as Record<string, unknown>
  } catch {
    // Refused below, like any other body that is not an object.
  }
  throw new Refusal(422, 'The body must be a JSON object.')
}

function refusalOf(error: unknown): { status: number; message: string } {
  if (error instanceof z.ZodError) {
    const [issue] = error.issues
    return { status: 422, message: `${issue?.path.join('.') || 'body'}: ${issue?.message}` }
  }
  if (
    error instanceof Refusal ||
    error instanceof TwilioError ||
    error instanceof GoogleError ||
    error instanceof FileRefused
  )
    return error
  console.error(error)
  return { status: 500, message: error instanceof Error ? error.message : String(error) }
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { ...SECURITY, 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(body))
}
