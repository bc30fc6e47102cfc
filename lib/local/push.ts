import { randomUUID } from 'node:crypto'
import type { Off } from './faults.ts'
import { type HttpAnswer, type HttpRequest, startHttpServer } from './http-server.ts'
import { isProven } from './push/is-proven.ts'
import { type BrowserKeys, newBrowserKeys, opened } from './push/opened.ts'

/** As many as the console shows. */
const KEPT = 200
/** The vendors' limit. */
const MOST_BYTES = 4096
const TOPIC = /^[\w-]{1,32}$/

export interface PushedMessage {
  at: string
  endpoint: string
  ttl: number
  urgency: string
  topic: string
  /** What the browser reads. */
  message: unknown
}

export type PushService = Awaited<ReturnType<typeof startPushService>>

/**
 * The twin of a browser vendor's push service and of the browsers behind it: headless Chromium has none of its own. It
 * checks what vendors check, and reads each message as its browser would.
 */
export async function startPushService({ off }: { off: Off }) {
  const browsers = new Map<string, BrowserKeys & { key: string }>()
  const messages: PushedMessage[] = []
  let origin = ''

  function take({ headers, bytes }: HttpRequest, id: string): HttpAnswer {
    const browser = browsers.get(id)
    if (!browser) return { status: 410, body: { message: 'This subscription has ended.' } }
    if (!isProven(headers.authorization, { origin, key: browser.key }))
      return { status: 403, body: { message: 'The sender is not the one that this browser subscribed to.' } }
    const ttl = Number(headers.ttl)
    if (headers['content-encoding'] !== 'aes128gcm' || !Number.isInteger(ttl) || ttl < 0)
      return { status: 400, body: { message: 'TTL or Content-Encoding is wrong.' } }
    if (bytes.length > MOST_BYTES) return { status: 413, body: { message: 'Too long.' } }
    const { topic = '', urgency = 'normal' } = headers
    if (topic && !TOPIC.test(topic)) return { status: 400, body: { message: 'Topic is wrong.' } }
    const message = JSON.parse(opened(browser, bytes))
    messages.unshift({ at: new Date().toISOString(), endpoint: endpointOf(id), ttl, urgency, topic, message })
    messages.splice(KEPT)
    return { status: 201, headers: { location: `${origin}/messages/${randomUUID()}` }, body: {} }
  }

  const endpointOf = (id: string) => `${origin}/push/${id}`
  const answer = async (request: HttpRequest): Promise<HttpAnswer> => {
    const [, id] = /^\/push\/([\w-]+)$/.exec(request.path) ?? []
    return id && request.method === 'POST' ? take(request, id) : { status: 404, body: {} }
  }
  const server = await startHttpServer(0, answer, off)
  origin = server.url.replace('127.0.0.1', 'localhost')

  return {
    ...server,
    /** Subscribes a browser to the sender with this public key (base64url); returns its PushSubscription as JSON. */
    subscribe(key: string) {
      const id = randomUUID()
      const keys = newBrowserKeys()
      browsers.set(id, { ...keys, key })
      return { endpoint: endpointOf(id), keys: { p256dh: keys.p256dh, auth: keys.auth } }
    },
    /** Ends a subscription, as a browser does whose user takes the permission away. */
    end: (endpoint: string) => browsers.delete(endpoint.split('/').at(-1) ?? ''),
    /** The messages of all browsers, or of one, the newest first. */
    list: (endpoint?: string) => messages.filter((one) => endpoint === undefined || one.endpoint === endpoint),
  }
}
