import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AwsClient } from 'aws4fetch'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { startEvents } from '../../lib/local/events.ts'
import { eventually } from '../eventually.ts'

const KEY = 'AKIDLOCAL'
type Ask = { authorizationToken: string; requestContext: { operation: string; channel: string | null } }
type Frame = Record<string, unknown> & { type: string }

let events: Awaited<ReturnType<typeof startEvents>>
let asked: (Ask & { requestHeaders: Record<string, string> })[]
const sockets: WebSocket[] = []
/** Expired tokens. */
const ended = new Set<string>()

/** A token is the name of the one channel that its holder may subscribe to. */
const authorize = async (name: string, event: unknown) => {
  expect(name).toBe('authorize-realtime')
  const ask = event as (typeof asked)[number]
  asked.push(ask)
  const { operation, channel } = ask.requestContext
  if (ended.has(ask.authorizationToken)) return { isAuthorized: false }
  if (operation === 'EVENT_CONNECT') return { isAuthorized: ask.authorizationToken.startsWith('/') }
  return { isAuthorized: operation === 'EVENT_SUBSCRIBE' && channel === ask.authorizationToken }
}

beforeEach(async () => {
  asked = []
  ended.clear()
  events = await startEvents({ invoke: authorize, accessKeyId: KEY })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  for (const socket of sockets.splice(0)) socket.terminate()
  await events.stop()
})

async function connect(token: string, url = events.url) {
  const header = Buffer.from(JSON.stringify({ Authorization: token, host: 'localhost' })).toString('base64url')
  const socket = new WebSocket(`${url.replace('http', 'ws')}/event/realtime`, [
    'aws-appsync-event-ws',
    `header-${header}`,
  ])
  sockets.push(socket)
  const frames: Frame[] = []
  socket.on('message', (data) => frames.push(JSON.parse(String(data))))
  await once(socket, 'open')
  const send = (frame: object) => socket.send(JSON.stringify(frame))
  const answer = (type: string) =>
    eventually(() => {
      const frame = frames.find((one) => one.type === type)
      if (!frame) throw new Error(`no ${type} in ${JSON.stringify(frames)}`)
      return frame
    })
  send({ type: 'connection_init' })
  return { socket, frames, send, answer }
}

type Client = Awaited<ReturnType<typeof connect>>

async function subscribe(channel: string, token = channel, id = 's1') {
  const client = await connect(token)
  await client.answer('connection_ack')
  client.send({ type: 'subscribe', id, channel, authorization: { Authorization: token, host: 'localhost' } })
  return client
}

const publish = (channel: string, texts: unknown[], accessKeyId = KEY, service = 'appsync') =>
  new AwsClient({ accessKeyId, secretAccessKey: 'secret', service, region: 'us-east-1', retries: 0 }).fetch(
    `${events.url}/event`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ channel, events: texts }),
    },
  )

/** If an event had been sent to this client, it would arrive before the response to its next request. */
async function hearsNothing({ send, frames }: Pick<Client, 'send' | 'frames'>, channel: string) {
  send({ type: 'subscribe', id: 'after', channel, authorization: { Authorization: channel, host: 'localhost' } })
  await eventually(() => expect(frames.at(-1)).toMatchObject({ type: 'subscribe_success', id: 'after' }))
  expect(frames.map((frame) => frame.type)).not.toContain('data')
}

test('who is let in is told how long the connection may be silent', async () => {
  const { socket, answer } = await connect('/team/org1')
  expect(await answer('connection_ack')).toEqual({ type: 'connection_ack', connectionTimeoutMs: 300000 })
  expect(socket.protocol).toBe('aws-appsync-event-ws')
  expect(asked[0]).toMatchObject({
    authorizationToken: '/team/org1',
    requestContext: { operation: 'EVENT_CONNECT' },
    requestHeaders: { upgrade: 'websocket' },
  })
})

test('who is not let in is told so and disconnected', async () => {
  const { socket, answer } = await connect('forged')
  const closed = once(socket, 'close')
  expect(await answer('connection_error')).toMatchObject({ errors: [{ errorType: 'UnauthorizedException' }] })
  await closed
})

test('an event reaches every subscriber of its channel and nobody else', async () => {
  const [one, two, other] = await Promise.all(['/team/a', '/team/a', '/team/b'].map((channel) => subscribe(channel)))
  for (const client of [one, two, other]) expect(await client?.answer('subscribe_success')).toMatchObject({ id: 's1' })
  const answer = await publish('/team/a', ['{"n":1}', '{"n":2}'])
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ failed: [], successful: [{ index: 0 }, { index: 1 }] })
  for (const client of [one, two]) {
    await eventually(() =>
      expect(client?.frames.filter((frame) => frame.type === 'data')).toEqual([
        { type: 'data', id: 's1', event: '{"n":1}' },
        { type: 'data', id: 's1', event: '{"n":2}' },
      ]),
    )
  }
  expect(other?.frames.filter((frame) => frame.type === 'data')).toEqual([])
})

test('a channel that the token is not for is refused', async () => {
  const { send, answer, frames } = await subscribe('/team/b', '/team/a')
  expect(await answer('subscribe_error')).toMatchObject({
    id: 's1',
    errors: [{ errorType: 'UnauthorizedException', message: expect.any(String) }],
  })
  await publish('/team/b', ['{}'])
  await hearsNothing({ send, frames }, '/team/a')
})

test('nobody subscribes without having been let in', async () => {
  const { socket, send, frames } = await connect('forged')
  send({ type: 'subscribe', id: 's1', channel: '/team/a', authorization: { Authorization: '/team/a' } })
  await once(socket, 'close')
  expect(frames.map((frame) => frame.type)).toEqual(['connection_error'])
  expect(asked.map((ask) => ask.requestContext.operation)).toEqual(['EVENT_CONNECT'])
})

test('publishing from the browser is asked of the authorizer, which refuses it', async () => {
  const { send, answer } = await subscribe('/team/a')
  send({ type: 'publish', id: 'p1', channel: '/team/a', events: ['{}'], authorization: { Authorization: '/team/a' } })
  expect(await answer('publish_error')).toMatchObject({ id: 'p1', errors: [{ errorType: 'UnauthorizedException' }] })
})

test('after unsubscribing nothing comes any more', async () => {
  const { send, answer, frames } = await subscribe('/team/a')
  await answer('subscribe_success')
  send({ type: 'unsubscribe', id: 's1' })
  await answer('unsubscribe_success')
  await publish('/team/a', ['{}'])
  await hearsNothing({ send, frames }, '/team/a')
})

test("the browser's own library connects, subscribes and is handed the event", async () => {
  // It always opens wss; the page maps that for the local cloud in the same way.
  vi.stubGlobal(
    'WebSocket',
    class extends globalThis.WebSocket {
      constructor(url: string, protocols: string[]) {
        super(url.replace('wss://', 'ws://'), protocols)
      }
    },
  )
  const { Amplify } = await import('aws-amplify')
  const { events: amplify } = await import('aws-amplify/data')
  const endpoint = `${events.url}/event`
  Amplify.configure({ API: { Events: { endpoint, region: 'us-east-1', defaultAuthMode: 'lambda' } } })
  const channel = await amplify.connect('/team/a', { authMode: 'lambda', authToken: '/team/a' })
  const received: unknown[] = []
  const subscription = channel.subscribe(
    { next: (data) => received.push(data), error: (error) => received.push(error) },
    { authMode: 'lambda', authToken: '/team/a' },
  )
  await eventually(async () => {
    await publish('/team/a', ['{"n":1}'])
    expect(received[0]).toMatchObject({ event: { n: 1 } })
  })
  subscription.unsubscribe()
  channel.close()
})

test.each([
  ['another access key', () => publish('/team/a', ['{}'], 'AKIDOTHER'), 401],
  ['another service', () => publish('/team/a', ['{}'], KEY, 's3'), 401],
  ['no signature', () => fetch(`${events.url}/event`, { method: 'POST', body: '{}' }), 401],
  ['six events', () => publish('/team/a', Array(6).fill('{}')), 400],
  ['no events', () => publish('/team/a', []), 400],
  ['an event that is not a JSON text', () => publish('/team/a', [{ n: 1 }]), 400],
  ['a channel name that AppSync would refuse', () => publish('/team/a_b', ['{}']), 400],
])('publishing with %s is refused', async (_, request, status) => {
  const answer = await request()
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ errors: [{ message: expect.any(String) }] })
})

test('an open connection hears a keep-alive every minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const { answer } = await connect('/team/a')
  await answer('connection_ack')
  vi.advanceTimersByTime(60_000)
  expect(await answer('ka')).toEqual({ type: 'ka' })
})

test('an open connection ends with its token', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const { socket, answer } = await connect('/team/a')
  await answer('connection_ack')
  ended.add('/team/a')
  const closed = once(socket, 'close')
  vi.advanceTimersByTime(60_000)
  expect((await closed)[0]).toBe(4401)
})

test('a site that owns the server hands upgrades over, and stopping closes what is open', async () => {
  const site = createServer().listen(0, '127.0.0.1')
  await once(site, 'listening')
  const behind = await startEvents({ invoke: authorize, accessKeyId: KEY, server: site })
  site.on('upgrade', behind.upgrade)
  expect(behind.url).toBe(`http://127.0.0.1:${(site.address() as AddressInfo).port}`)
  const { socket, answer } = await connect('/team/a', behind.url)
  await answer('connection_ack')
  const closed = once(socket, 'close')
  await behind.stop()
  await closed
  site.close()
})
