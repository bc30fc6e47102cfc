import { createHmac, randomUUID } from 'node:crypto'
import { Agent as HttpAgent, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { isOwn } from '../fetch-own.ts'

/** `status` is the response's, 0 if there was none. */
export type Delivery = { url: string; status: number }
/** A delivery with the response's text. */
type Answer = Delivery & { text: string }
export type Params = Record<string, string>
/** The result of an attempt; `failure` is `ct` for no connection, `rt` for no response in time. */
type Outcome = { status: number; text: string; failure?: 'ct' | 'rt' }

const agents = { 'http:': new HttpAgent({ keepAlive: true, maxSockets: 64 }), 'https:': new HttpsAgent() }
const RETRY_PAUSE_MS = 50

/** Twilio's defaults, and the limits on what a URL fragment may override (`#rc=3&rp=5xx,ct,rt`). */
function overridesOf(fragment: string) {
  const given = new URLSearchParams(fragment)
  const within = (key: string, least: number, most: number, unset: number) => {
    const value = Number.parseInt(given.get(key) ?? '', 10)
    return Number.isNaN(value) ? unset : Math.min(most, Math.max(least, value))
  }
  return {
    retries: within('rc', 0, 5, 1),
    retryOn: (given.get('rp') ?? 'ct').split(','),
    connectMs: within('ct', 100, 10_000, 5000),
    readMs: within('rt', 100, 15_000, 15_000),
  }
}

/** X-Twilio-Signature: HMAC-SHA1 of the URL and, for a POST, of every sorted name and value. */
function signatureOf(authToken: string, address: string, params: Params): string {
  const signed = Object.keys(params)
    .sort()
    .reduce((signed, key) => signed + key + params[key], address)
  return createHmac('sha1', authToken).update(signed, 'utf8').digest('base64')
}

/** Sends one signed webhook to the configured URL, retrying as the URL asks; returns the last attempt. */
export async function sendWebhook(
  configured: string,
  method: string,
  params: Params,
  authToken: string,
): Promise<Answer> {
  const [address = '', fragment = ''] = configured.split('#')
  const overrides = overridesOf(fragment)
  const encoded = new URLSearchParams(params).toString()
  const isGet = method === 'GET'
  const url = isGet ? `${address}${address.includes('?') ? '&' : '?'}${encoded}` : address
  const headers = {
    'x-twilio-signature': signatureOf(authToken, url, isGet ? {} : params),
    'i-twilio-idempotency-token': randomUUID(),
    'user-agent': 'TwilioProxy/1.1',
    accept: '*/*',
    ...(isGet ? {} : { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' }),
  }

  for (let attempt = 0; ; attempt++) {
    const outcome = await tryOnce(url, method, headers, isGet ? undefined : encoded, overrides)
    if (attempt >= overrides.retries || !asksForRetry(outcome, overrides.retryOn))
      return { url: address, status: outcome.status, text: outcome.text }
    await wait(RETRY_PAUSE_MS * 2 ** attempt)
  }
}

function asksForRetry({ status, failure }: Outcome, retryOn: string[]): boolean {
  const kind = failure ?? (status >= 500 ? '5xx' : status >= 400 ? '4xx' : undefined)
  return kind !== undefined && (retryOn.includes('all') || retryOn.includes(kind))
}

type Limits = { connectMs: number; readMs: number }

async function tryOnce(
  url: string,
  method: string,
  headers: Record<string, string>,
  body: string | undefined,
  limits: Limits,
): Promise<Outcome> {
  if (!isOwn(url)) return connect(url, method, headers, body, limits)
  try {
    const answer = await fetch(url, { method, headers, body, signal: AbortSignal.timeout(limits.readMs) })
    return { status: answer.status, text: await answer.text() }
  } catch {
    return { status: 0, text: '', failure: 'rt' }
  }
}

function connect(
  url: string,
  method: string,
  headers: Record<string, string>,
  body: string | undefined,
  limits: Limits,
) {
  return new Promise<Outcome>((resolve) => {
    const protocol = new URL(url).protocol === 'https:' ? 'https:' : 'http:'
    const send = protocol === 'https:' ? httpsRequest : httpRequest
    const request = send(url, { method, headers, agent: agents[protocol] }, (response) => {
      const answer = (body: string) => resolve({ status: response.statusCode ?? 0, text: body })
      text(response).then(answer, () => answer(''))
    })
    request.on('socket', (socket) => {
      const giveUpConnecting = setTimeout(() => request.destroy(), limits.connectMs)
      const onConnect = () => {
        clearTimeout(giveUpConnecting)
        request.setTimeout(limits.readMs, () => request.destroy())
      }
      if (socket.connecting) socket.once('connect', onConnect)
      else onConnect()
      request.once('close', () => clearTimeout(giveUpConnecting))
    })
    // A kept-alive connection that the other side had closed meanwhile never carried the request.
    request.on('error', () =>
      resolve({
        status: 0,
        text: '',
        failure: request.socket?.connecting !== false || request.reusedSocket ? 'ct' : 'rt',
      }),
    )
    request.end(body)
  })
}
