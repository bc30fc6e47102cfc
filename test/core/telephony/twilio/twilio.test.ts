import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openTwilio, type TwilioAccount } from '../../../../functions/core/telephony/twilio/twilio.ts'
import { startTwilio, type Twilio } from '../../../../lib/local/twilio.ts'
import { newFolder } from '../../../new-folder.ts'

const CUSTOMER = '+14155557001'
/** A browser's call is answered by then, or not at all. */
const API_GATEWAY_WAITS_MS = 29_000
const dir = newFolder('twilio')
let simulator: Twilio
let owner: ReturnType<Twilio['accounts']>[number]
let account: TwilioAccount

beforeAll(async () => {
  simulator = await startTwilio({ dir })
  owner = simulator.accounts()[0] as typeof owner
})
afterAll(() => simulator.stop())
const useSimulator = async () => {
  process.env.TWILIO_BASE_URL = simulator.url
  account = await openTwilio(owner)
}
beforeAll(useSimulator)

const sms = (body: string) =>
  account.send({
    to: CUSTOMER,
    from: owner.phone_number,
    content: { body },
    status_callback: 'http://127.0.0.1:9/status',
  })
const listed = (body: string) =>
  simulator.messages({ account_sid: owner.account_sid }).filter((message) => message.body === body)

describe('sending', () => {
  afterEach(() => void simulator.fault({ kind: '429', count: 0 }))

  test('a message that Twilio takes is accepted, with its sid', async () => {
    const sent = await sms('Your car is ready.')
    expect(sent).toMatchObject({ outcome: 'accepted', status: 'queued' })
    expect(listed('Your car is ready.')).toMatchObject([{ sid: (sent as { sid: string }).sid, to: CUSTOMER }])
  })

  test('a number that cannot be written to is refused with Twilio’s code and words', async () => {
    const to = {
      to: '+1',
      from: owner.phone_number,
      content: { body: 'Hello' },
      status_callback: 'http://127.0.0.1:9/status',
    }
    expect(await account.send(to)).toMatchObject({
      outcome: 'refused',
      code: '21211',
      message: expect.stringContaining('+1'),
    })
  })

  test('a wrong auth token is refused as such', async () => {
    const stranger = await openTwilio({ ...owner, auth_token: '0'.repeat(32) })
    const sending = {
      to: CUSTOMER,
      from: owner.phone_number,
      content: { body: 'Hello' },
      status_callback: 'http://127.0.0.1:9/status',
    }
    expect(await stranger.send(sending)).toMatchObject({ outcome: 'refused', code: '20003' })
  })

  test('a message that Twilio is too busy for at first is sent once when it has time', async () => {
    simulator.fault({ kind: '429', count: 2 })
    expect(await sms('After a while')).toMatchObject({ outcome: 'accepted' })
    expect(listed('After a while')).toHaveLength(1)
  })

  test('a message that Twilio stays too busy for is refused before API Gateway gives up', async () => {
    simulator.fault({ kind: '429', count: 1000 })
    const began = Date.now()
    expect(await sms('Never')).toMatchObject({ outcome: 'refused', code: '20429' })
    expect(Date.now() - began).toBeLessThan(API_GATEWAY_WAITS_MS)
    expect(listed('Never')).toHaveLength(0)
  })

  test.each(['500', 'timeout'] as const)('after a %s nobody knows, and nothing is tried again', async (kind) => {
    simulator.fault({ kind, count: 1 })
    expect(await sms(`After ${kind}`)).toEqual({ outcome: 'unknown' })
    expect(listed(`After ${kind}`)).toHaveLength(0)
  })

  test('a connection that breaks after Twilio took the message leaves it unknown, and sent once', async () => {
    simulator.fault({ kind: 'reset_after_accept', count: 1 })
    expect(await sms('Broken off')).toEqual({ outcome: 'unknown' })
    expect(listed('Broken off')).toHaveLength(1)
  })

  test('where Twilio cannot be connected to, the message is certainly not sent', async () => {
    process.env.TWILIO_BASE_URL = 'http://127.0.0.1:9'
    expect(await sms('Nobody there')).toMatchObject({ outcome: 'refused', code: 'not_accepted' })
    await useSimulator()
  })
})

describe('what only some of Twilio’s servers answer', () => {
  let stop: () => Promise<void>
  afterEach(async () => {
    await stop()
    await useSimulator()
  })

  async function answerWith(status: number, body: unknown, headers: Record<string, string> = {}) {
    const server = createServer((request, response) => {
      request.resume()
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(typeof body === 'string' ? body : JSON.stringify(body))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    process.env.TWILIO_BASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    stop = () => new Promise((resolve) => server.close(() => resolve()))
    return process.env.TWILIO_BASE_URL
  }

  test('an error as RFC 9457 writes it is read like Twilio’s older shape', async () => {
    const body = {
      type: 'https://twilio.com/problems/21610',
      title: 'Unsubscribed',
      status: 400,
      code: 21610,
      detail: 'Attempt to send to unsubscribed recipient',
    }
    await answerWith(400, body)
    expect(await sms('Hello')).toEqual({
      outcome: 'refused',
      code: '21610',
      message: 'Attempt to send to unsubscribed recipient',
    })
  })

  test.each([
    ['an answer without a sid', 201, '{}', { outcome: 'unknown' }],
    ['an answer that is no JSON', 201, '<html>', { outcome: 'unknown' }],
    ['a page of a proxy', 502, '<html>Bad gateway</html>', { outcome: 'unknown' }],
    ['a refusal without words', 403, '', { outcome: 'refused', code: '403' }],
  ])('%s is understood', async (_, status, body, outcome) => {
    await answerWith(status, body)
    expect(await sms('Hello')).toMatchObject(outcome)
  })

  test('settings say in words that Twilio is down', async () => {
    await answerWith(503, 'Service unavailable')
    await expect(account.account()).rejects.toMatchObject({ code: 'twilio_unreachable' })
  })

  test('a WhatsApp sender that takes no address with a fragment gets the bare one', async () => {
    const asked: string[] = []
    const server = createServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray()).toString()
      if (request.method === 'POST') asked.push(JSON.parse(body).webhook.callback_url)
      const isRefused = body.includes('#')
      const senders = [{ sid: 'XE1', sender_id: owner.whatsapp_from, webhook: null }]
      response
        .writeHead(isRefused ? 400 : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify(isRefused ? { code: 63100, message: 'Invalid URL', status: 400 } : { senders, meta: META }))
    })
    const META = { key: 'senders', page: 0, page_size: 50, next_page_url: null }
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    process.env.TWILIO_BASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    stop = () => new Promise((resolve) => server.close(() => resolve()))

    const sender = await account.sender(owner.whatsapp_from)
    const address = 'https://app.lotwire.test/messages'
    const status = 'https://app.lotwire.test/status#rc=3'
    await sender?.set({ messages: `${address}#rc=3`, status, voice: status, voice_status: status })
    expect(asked).toEqual([`${address}#rc=3`, address])
  })

  test('a file’s redirect is followed without the account’s key, and to no plain address but Twilio’s', async () => {
    const keys: (string | undefined)[] = []
    const server = createServer((request, response) => {
      keys.push(request.headers.authorization)
      const location = { '/api/first': '/elsewhere', '/api/foreign': 'http://evil.example/file' }[request.url ?? '']
      if (location) response.writeHead(307, { location }).end()
      else response.writeHead(200, { 'content-disposition': 'attachment; filename="deal.pdf"' }).end('file')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    process.env.TWILIO_BASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    stop = () => new Promise((resolve) => server.close(() => resolve()))
    expect(await account.readMedia('https://api.twilio.com/first', 9)).toMatchObject({
      outcome: 'read',
      name: 'deal.pdf',
    })
    expect(await account.readMedia('https://api.twilio.com/foreign', 9)).toEqual({ outcome: 'foreign' })
    expect(keys).toEqual([expect.stringMatching(/^Basic /), undefined, expect.stringMatching(/^Basic /)])
  })
})

describe('reading', () => {
  test('the account’s name and state are told', async () => {
    expect(await account.account()).toEqual({ name: owner.friendly_name, status: 'active' })
  })

  test('a wrong auth token is told in words', async () => {
    const stranger = await openTwilio({ ...owner, auth_token: '0'.repeat(32) })
    await expect(stranger.account()).rejects.toMatchObject({
      code: 'twilio_refused',
      message: expect.stringContaining('did not accept the account SID and auth token'),
    })
  })

  test('a list that needs several pages comes whole, newest first, and only as far back as asked', async () => {
    const from = '+14155557002'
    const began = new Date(Math.floor(Date.now() / 1000) * 1000)
    for (let i = 0; i < 205; i++) await simulator.inbound({ from, to: owner.phone_number, body: `Message ${i}` })
    const all = await account.list({ from, after: began })
    expect(all.map(({ body }) => body)).toEqual(Array.from({ length: 205 }, (_, i) => `Message ${204 - i}`))
    expect(all[0]).toMatchObject({ direction: 'inbound', to: owner.phone_number, num_media: 0, error_code: null })
    expect(await account.list({ from, after: new Date(Date.now() + 60_000) })).toEqual([])
    expect(await account.list({ from, after: began, before: new Date(began.getTime() - 1000) })).toEqual([])
    expect(await account.list({ to: '+14155557999', after: began })).toEqual([])
  })

  test('the files of a message are found and opened with the account’s own key', async () => {
    const media_url = `data:image/png;base64,${Buffer.from('picture').toString('base64')}`
    const { sid } = await simulator.inbound({ from: CUSTOMER, to: owner.phone_number, body: '', media_url })
    const [media] = await account.media(sid)
    expect(media).toMatchObject({
      content_type: 'image/png',
      url: expect.stringMatching(/^https:\/\/api\.twilio\.com\//),
    })
    const read = await account.readMedia(media?.url as string, 7)
    expect(read).toMatchObject({ outcome: 'read', type: 'image/png', bytes: Uint8Array.from(Buffer.from('picture')) })
    expect(await account.readMedia(media?.url as string, 6)).toEqual({ outcome: 'too_large' })
    const stranger = await openTwilio({ ...owner, auth_token: '0'.repeat(32) })
    expect(await stranger.readMedia(media?.url as string, 7)).toEqual({ outcome: 'later' })
  })

  test.each([
    'https://evil.example/api.twilio.com',
    'https://twilio.com.evil.example/x',
    'http://api.twilio.com:81x',
    'file:///etc/passwd',
  ])('a file said to lie at %s is never asked for', async (url) => {
    expect(await account.readMedia(url, 7)).toEqual({ outcome: 'foreign' })
  })
})
