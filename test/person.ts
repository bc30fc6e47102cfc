import { request } from 'node:http'
import { SESSION_LIVES } from '#contract/people/session-lives.ts'

export type Answer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  body: Json
}
// biome-ignore lint/suspicious/noExplicitAny: a test reads what the wire brings
type Json = any
type Cookie = { value: string; path: string; flags: string /** Epoch milliseconds. */; since?: number }
/** A request by somebody at a network address. */
export interface Asked {
  method: string
  path: string
  headers: Record<string, string>
  address: string
  text?: string | Uint8Array
}
/** Brings a request to who answers it: over HTTP, or a function in this process (test/door.ts). */
export type Exchange = (asked: Asked) => Promise<Answer>
export type More = { headers?: Record<string, string>; raw?: string | Uint8Array }

/** Before it ends: a call on its way still has it. */
const RENEWED_AFTER_MS = SESSION_LIVES.accessToken * 900

/**
 * A user with a browser: cookies stored by path, the CSRF token fetched and sent, and the session renewed, like the
 * product's own page does.
 * `address` is their network address, any in 127.0.0.0/8.
 */
export function personAt(door: string | Exchange, address = '127.0.0.1', jar = new Map<string, Cookie>()) {
  const exchange = typeof door === 'string' ? overHttp(door) : door

  let renewing: Promise<unknown> | undefined
  /** On a slow machine a file outlives its access token. */
  function renew() {
    const { since = Date.now() } = jar.get('lw_access') ?? {}
    if (!jar.has('lw_refresh') || Date.now() - since < RENEWED_AFTER_MS) return
    const headers = { 'x-xsrf-token': jar.get('XSRF-TOKEN')?.value ?? '', 'x-requested-with': 'XMLHttpRequest' }
    renewing ??= sendNow('POST', '/api/auth/refresh', undefined, { headers }).finally(() => {
      renewing = undefined
    })
    return renewing
  }

  async function send(method: string, path: string, body?: unknown, more: More = {}): Promise<Answer> {
    await renew()
    return sendNow(method, path, body, more)
  }

  async function sendNow(method: string, path: string, body: unknown, more: More): Promise<Answer> {
    const cookies = [...jar]
      .filter(([, cookie]) => isBelow(path, cookie.path))
      .map(([name, { value }]) => `${name}=${value}`)
    const text = more.raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const headers = {
      ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
      // Node's client sends the length of a DELETE's body only if it is set explicitly.
      ...(text !== undefined && {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(text)),
      }),
      ...more.headers,
    }
    const answer = await exchange({ method, path, headers, address, ...(text !== undefined && { text }) })
    for (const line of answer.headers['set-cookie'] ?? []) keep(line)
    return answer
  }

  function keep(line: string) {
    const [pair = '', ...flags] = line.split('; ')
    const at = pair.indexOf('=')
    const path = flags.find((flag) => flag.startsWith('Path='))?.slice(5) ?? '/'
    if (flags.includes('Max-Age=0')) jar.delete(pair.slice(0, at))
    else jar.set(pair.slice(0, at), { value: pair.slice(at + 1), path, flags: flags.join('; '), since: Date.now() })
  }

  return {
    jar,
    /** Stores a cookie by its `set-cookie` line. */
    keep,
    /** A request with the cookies and nothing else. */
    send,
    get: (path: string, more?: More) => send('GET', path, undefined, more),
    /** A changing request as made by the product's page. */
    async change(method: string, path: string, body?: unknown, more: More = {}) {
      await renew()
      if (!jar.has('XSRF-TOKEN')) await send('GET', '/csrf-cookie')
      const token = jar.get('XSRF-TOKEN')?.value ?? ''
      const headers = { 'x-xsrf-token': token, 'x-requested-with': 'XMLHttpRequest', ...more.headers }
      return send(method, path, body, { ...more, headers })
    },
    post(path: string, body?: unknown, more?: More) {
      return this.change('POST', path, body, more)
    },
    /** Another device with copies of these cookies. */
    copy: (from = address) => personAt(door, from, new Map([...jar].map(([name, cookie]) => [name, { ...cookie }]))),
    /** The same browser, which brings its requests there. */
    at: (other: Exchange) => personAt(other, address, jar),
  }
}
export type Person = ReturnType<typeof personAt>

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(folder.replace(/\/?$/, '/'))

const overHttp =
  (baseUrl: string): Exchange =>
  ({ method, path, headers, address, text }) =>
    new Promise((resolve, reject) => {
      const options = { method, headers, localAddress: address }
      const outgoing = request(new URL(path, baseUrl), options, async (incoming) => {
        const chunks: Buffer[] = []
        for await (const chunk of incoming) chunks.push(chunk)
        resolve(answerOf(incoming.statusCode ?? 0, incoming.headers, Buffer.concat(chunks).toString()))
      })
      outgoing.once('error', reject)
      outgoing.end(text)
    })

/** An answer as a person reads it. */
export function answerOf(status: number, headers: Answer['headers'], text: string): Answer {
  const isJson = String(headers['content-type']).includes('json') && text !== ''
  return { status, headers, text, body: isJson ? JSON.parse(text) : undefined }
}
