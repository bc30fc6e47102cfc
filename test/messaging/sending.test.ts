import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import { failureKey } from '../../web/src/features/chats/thread/failure-key.ts'
import { failures } from '../../web/src/features/chats/thread/failures.ts'
import {
  callConsole,
  customerWrites,
  inHours,
  newOrganization,
  type TestOrganization,
  unusedAccount,
} from '../cloud.ts'
import { findConversation, newCustomer, tokenOf } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { runJob } from '../run-job.ts'
import { newSid, postAsTwilio } from '../twilio-posts.ts'

type ChannelName = 'sms' | 'whatsapp'
interface Sent {
  id: string
  body: string
  status: string
  error_code: string | null
}

let ours: TestOrganization
let account: TwilioAccount
beforeAll(async () => {
  ours = await newOrganization()
  account = await ours.connect()
})
afterEach(async () => {
  await setFault('500', 0)
  await setChaos({ lost_callbacks: 0, lost_inbound: 0, phones_off: false })
})

const setFault = (kind: string, count = 1) =>
  callConsole('POST', 'twilio/faults', { account_sid: account.account_sid, kind, count })
const setChaos = (change: object) =>
  callConsole('POST', 'twilio/chaos', { account_sid: account.account_sid, ...change })

const write = (phone: string, type: ChannelName, body = 'Hello', hours = 0) =>
  type === 'sms'
    ? customerWrites({ from: phone, to: account.phone_number, body }, inHours(hours))
    : customerWrites({ from: `whatsapp:${phone}`, to: account.whatsapp_from, body }, inHours(hours))

/** A customer who has just written, and what can be done with their conversation. */
async function customer(type: ChannelName) {
  const phone = newCustomer()
  await write(phone, type)
  const { id, row } = await findConversation(ours.client, phone, type)
  const path = `/api/chats/${type}/${id}`
  const sent = async (): Promise<Sent[]> =>
    (await ours.client.get(`${path}/messages`)).body.messages.filter(
      (one: { direction: string }) => one.direction === 'outbound',
    )
  return {
    phone,
    contact_id: row.contact_id as string,
    path,
    write: (body?: string, hours?: number) => write(phone, type, body, hours),
    send: (body: string, more: object = {}, hours = 0) =>
      ours.client.post(`${path}/send`, { body, ...more }, inHours(hours)),
    /** Each of them is looked for at Twilio, as a minute later. */
    check: async () => {
      for (const message of await sent())
        await runJob('check-messages', { org: ours.org, conversation: id, message: message.id })
    },
    setStatus: (status: string) => ours.client.patch(`${path}/status`, { status }),
    message: async (messageId: string): Promise<Sent> =>
      (await ours.client.get(`${path}/messages`)).body.messages.find((one: Sent) => one.id === messageId),
    sent,
    /** Messages that Twilio has accepted for this customer. */
    atTwilio: async (): Promise<{ sid: string; body: string; direction: string }[]> => {
      const to = type === 'sms' ? phone : `whatsapp:${phone}`
      const { body } = await callConsole(
        'GET',
        `twilio/messages?${new URLSearchParams({ account_sid: account.account_sid, to })}`,
      )
      return body.messages.filter((one: { direction: string }) => one.direction === 'outbound-api')
    },
  }
}

const refusal = (code: string) => ({ status: 422, body: { code, message: expect.stringMatching(/\w+ \w+/) } })

describe('the 24-hour window of WhatsApp', () => {
  test.each([
    [0, true],
    [23.99, true],
    [24, false],
    [100, false],
  ])('%s hours after the customer wrote: open is %s', async (hours, isOpen) => {
    const { send, atTwilio, write } = await customer('whatsapp')
    expect(await send('Free text', {}, hours)).toMatchObject(isOpen ? { status: 200 } : refusal('window_closed'))
    expect(await atTwilio()).toHaveLength(isOpen ? 1 : 0)
    await write('I am back', hours)
    expect((await send('Free text', {}, hours)).status).toBe(200)
  })

  test('is not opened by what the dealership writes', async () => {
    const { send } = await customer('whatsapp')
    expect((await send('Still there?', {}, 23)).status).toBe(200)
    expect(await send('Hello?', {}, 25)).toMatchObject(refusal('window_closed'))
  })

  test('does not close SMS', async () => {
    const { send } = await customer('sms')
    expect((await send('A text', {}, 1000)).status).toBe(200)
    expect((await ours.client.get('/api/me', inHours(1000))).status, 'sessions keep the real clock').toBe(200)
  })
})

test('a file that is nobody’s upload is as if it did not exist, and nothing leaves', async () => {
  const { send, atTwilio } = await customer('sms')
  for (const media_url of ['https://cdn.example/a.jpg', '/api/media/nothing', '/api/me', 'javascript:alert(1)'])
    expect(await send('See this', { media_url }), media_url).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await atTwilio()).toEqual([])
  for (const media_url of [null, '']) expect((await send('No file', { media_url })).status).toBe(200)
})

test.each(['closed', 'archived'])(
  'nothing leaves from a conversation that is %s until it is reopened',
  async (status) => {
    const { send, setStatus, atTwilio, sent } = await customer('sms')
    await setStatus(status)
    expect(await send('Hello')).toMatchObject(refusal('conversation_not_active'))
    expect([await atTwilio(), await sent()]).toEqual([[], []])
    await setStatus('active')
    expect((await send('Hello')).status).toBe(200)
  },
)

describe('without a working Twilio account', () => {
  /** A dealership that has saved only this, and a customer of it on WhatsApp. */
  async function halfConnected(fields: object) {
    const dealer = await newOrganization()
    await dealer.client.post('/api/settings/twilio', fields)
    return { dealer, path: `/api/webhooks/twilio/${await tokenOf(dealer.client)}/messages` }
  }

  test('for this channel, sending is refused with what to do', async () => {
    const other = await unusedAccount()
    const { dealer, path } = await halfConnected({
      twilio_account_sid: other.account_sid,
      twilio_auth_token: other.auth_token,
      twilio_phone_number: other.phone_number,
    })
    const phone = newCustomer()
    const form = { AccountSid: other.account_sid, MessageSid: newSid(), From: `whatsapp:${phone}`, Body: 'Hi' }
    expect((await postAsTwilio(path, form, other)).status).toBe(200)
    const { id } = await findConversation(dealer.client, phone, 'whatsapp')
    const answer = await dealer.client.post(`/api/chats/whatsapp/${id}/send`, { body: 'Hi' })
    expect(answer).toMatchObject(refusal('not_configured'))
  })

  test('whose credentials hold, the message is kept as failed with Twilio’s reason', async () => {
    const other = await unusedAccount()
    const wrong = { ...other, auth_token: 'f'.repeat(32) }
    const { dealer, path } = await halfConnected({
      twilio_account_sid: wrong.account_sid,
      twilio_auth_token: wrong.auth_token,
      twilio_phone_number: wrong.phone_number,
    })
    const phone = newCustomer()
    await postAsTwilio(path, { AccountSid: wrong.account_sid, MessageSid: newSid(), From: phone, Body: 'Hi' }, wrong)
    const { id } = await findConversation(dealer.client, phone)
    const answer = await dealer.client.post(`/api/chats/sms/${id}/send`, { body: 'Hi' })
    expect(answer).toMatchObject({ status: 200, body: { message: { status: 'failed', error_code: '20003' } } })
  })
})

test.each([
  ['nothing', '', 422],
  ['white space', ' \n\t', 422],
  ['1601 characters', 'x'.repeat(1601), 422],
  ['1600 characters', 'x'.repeat(1600), 200],
  ['a hundred emojis', '👍'.repeat(100), 200],
  ['white space around it', '  two\nlines  ', 200],
])('a text of %s is taken or not as Twilio would', async (_, body, status) => {
  const { send, atTwilio, sent } = await customer('sms')
  expect((await send(body)).status).toBe(status)
  const expected = status === 200 ? [{ body: body.trim() }] : []
  expect(await atTwilio()).toMatchObject(expected)
  expect(await sent()).toMatchObject(expected)
})

test('of eight messages that are sent at once the inbox shows the one that stands last in the thread', async () => {
  const { send, sent, phone } = await customer('sms')
  for (const round of [1, 2, 3]) {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => send(`${round}: ${i}`)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const { row } = await findConversation(ours.client, phone)
    expect(row.last_message).toBe((await sent()).at(-1)?.body)
  }
})

describe('the browser’s own id of a message', () => {
  test('sent again, also many times at once, is one message, here and at Twilio', async () => {
    const { send, atTwilio, sent } = await customer('sms')
    const client_id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('Once', { client_id })))
    answers.push(await send('Once', { client_id }), await send('Another text', { client_id }))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map(({ body }) => body.message.id)).size).toBe(1)
    expect(await atTwilio()).toMatchObject([{ body: 'Once' }])
    expect(await sent()).toMatchObject([{ body: 'Once', client_id }])
  })

  test('is another message in another conversation', async () => {
    const [one, two] = [await customer('sms'), await customer('sms')]
    const client_id = randomUUID()
    const first = await one.send('Hello', { client_id, contact_id: one.contact_id })
    const second = await two.send('Hello', { client_id, contact_id: two.contact_id })
    expect(first.body.message.id).not.toBe(second.body.message.id)
    expect([await one.atTwilio(), await two.atTwilio()]).toMatchObject([[{}], [{}]])
  })

  test('finds its message also after the gate has closed', async () => {
    const { send, setStatus, sent } = await customer('sms')
    const client_id = randomUUID()
    const first = await send('Hello', { client_id })
    await setStatus('closed')
    expect((await send('Hello', { client_id })).body.message.id).toBe(first.body.message.id)
    expect(await sent()).toHaveLength(1)
  })
})

describe('when Twilio', () => {
  test('asks for patience (429), the message leaves once', async () => {
    const { send, atTwilio } = await customer('sms')
    await setFault('429', 2)
    expect(await send('Patience')).toMatchObject({ status: 200, body: { message: { status: 'queued' } } })
    expect(await atTwilio()).toHaveLength(1)
  })

  test('asks for patience without end, the person is told so while they wait, and nothing was sent', async () => {
    const { send, sent, message, atTwilio, check } = await customer('sms')
    await setFault('429', 10_000)
    const client_id = randomUUID()
    const { status, body } = await send('Patience', { client_id })
    expect({ status, message: body.message }).toMatchObject({
      status: 200,
      message: { status: 'failed', error_code: '20429' },
    })
    expect(failures[failureKey(body.message.error_code) as 20429].en).toContain('Try again in a minute')
    await setFault('429', 0)
    expect((await send('Patience', { client_id })).body.message, 'asked again, it is the same').toEqual(body.message)
    await check()
    expect(await message(body.message.id)).toMatchObject({ status: 'failed', error_code: '20429' })
    expect([await atTwilio(), await sent()]).toMatchObject([[], [{ id: body.message.id }]])
    expect((await send('Patience', { client_id: randomUUID() })).body.message.status).toBe('queued')
    expect(await atTwilio()).toHaveLength(1)
  })

  test('does not say what became of a message (500), it is not sent again, and the check finds out', async () => {
    const { send, message, atTwilio, check } = await customer('sms')
    await setFault('500')
    const client_id = randomUUID()
    const { status, body } = await send('Perhaps', { client_id })
    expect({ status, message: body.message }).toMatchObject({ status: 200, message: { status: 'unknown' } })
    expect((await send('Perhaps', { client_id })).body.message).toMatchObject({
      id: body.message.id,
      status: 'unknown',
    })
    expect(await atTwilio()).toEqual([])

    await check()
    expect(await message(body.message.id)).toMatchObject({ status: 'failed', error_code: 'not_accepted' })
    await check()
    expect(await atTwilio()).toEqual([])
  })

  test('never took a message, it is sent again once, as a new message', async () => {
    const { path, send, message, atTwilio, sent, check } = await customer('sms')
    await setFault('500')
    const { id } = (await send('Second try')).body.message
    await check()
    expect((await message(id)).status).toBe('failed')
    const again = () => ours.client.post(`${path}/messages/${id}/resend`, { client_id: randomUUID() })
    const [first, second] = await Promise.all([again(), again()])
    expect(first.body.message.resend_of).toBe(id)
    expect((await again()).body.message.id, 'it was sent again').toBe(first.body.message.id)
    const answered = [first, second].map(({ status, body }) => [status, body.message.id])
    expect(answered[1]).toEqual(answered[0])
    expect(first.status).toBe(200)
    expect(await atTwilio()).toMatchObject([{ body: 'Second try' }])
    expect(await sent()).toMatchObject([{ id }, { id: first.body.message.id, body: 'Second try' }])
    const { id: taken } = first.body.message
    expect((await ours.client.post(`${path}/messages/${taken}/resend`, {})).status, 'it is on its way').toBe(409)
  })

  describe('leaves it open what became of a message', () => {
    async function inDoubt() {
      const one = await customer('sms')
      await setFault('500')
      const { id } = (await one.send('Perhaps')).body.message
      const { advanceMessage } = await import('../../functions/core/messaging/messages/store.ts')
      const { GIVEN_UP } = await import('../../functions/core/messaging/messages/statuses.ts')
      const { provenOrg } = await import('../../functions/core/platform/ctx.ts')
      const conversation = one.path.split('/').at(-1) ?? ''
      expect(await advanceMessage(provenOrg(ours.org), conversation, id, GIVEN_UP)).toBe(true)
      const call = (what: string, body: object) => ours.client.post(`${one.path}/messages/${id}/${what}`, body)
      return { ...one, conversation, id, call }
    }

    test('a person says that it arrived, or that it did not, and what Twilio still reports of that one counts', async () => {
      const arrived = await inDoubt()
      expect((await arrived.call('settle', { status: 'delivered' })).body.message.status).toBe('delivered')
      expect((await arrived.call('settle', { status: 'failed' })).status).toBe(409)
      expect((await arrived.call('settle', { status: 'delivered' })).status).toBe(200)
      expect((await arrived.call('resend', {})).status).toBe(409)

      const lost = await inDoubt()
      expect((await lost.call('settle', { status: 'failed' })).body.message.status).toBe('failed')
      const address = `/api/webhooks/twilio/${await tokenOf(ours.client)}/status?conversation=${lost.conversation}&message=${lost.id}`
      const report = { AccountSid: account.account_sid, MessageSid: newSid(), MessageStatus: 'delivered' }
      await postAsTwilio(address, report, account)
      expect((await lost.message(lost.id)).status).toBe('delivered')
    })

    test('it is sent again, and counts as failed from then on; not where the gate refuses', async () => {
      const { id, call, message, atTwilio, setStatus } = await inDoubt()
      await setStatus('closed')
      expect((await call('resend', {})).status).toBe(422)
      expect(await message(id)).toMatchObject({ status: 'unknown' })
      await setStatus('active')
      expect((await call('resend', {})).body.message).toMatchObject({ body: 'Perhaps', status: 'queued' })
      expect(await message(id)).toMatchObject({ status: 'failed' })
      expect(await atTwilio()).toHaveLength(1)
    })
  })

  test('took a message and its answer was lost, the check finds it, and it was sent once', async () => {
    const { send, message, atTwilio, check } = await customer('sms')
    await setChaos({ lost_callbacks: 100 })
    await setFault('reset_after_accept')
    const { id, status } = (await send('Taken')).body.message
    expect(status).toBe('unknown')
    await check()
    expect((await message(id)).status).not.toBe('unknown')
    const [taken] = await atTwilio()
    await setChaos({ lost_callbacks: 0 })
    await callConsole('POST', `twilio/messages/${taken?.sid}/status`, { status: 'delivered' })
    expect((await message(id)).status, 'it is the one that was sent').toBe('delivered')
    expect(await atTwilio()).toHaveLength(1)
  })

  test('took a message and its answer was lost, its delivery reports count all the same', async () => {
    const { send, message, atTwilio, check } = await customer('sms')
    await setFault('reset_after_accept')
    const { id } = (await send('Taken')).body.message
    await eventually(async () => expect((await message(id)).status).toBe('delivered'))
    await check()
    expect((await message(id)).status).toBe('delivered')
    expect(await atTwilio()).toHaveLength(1)
  })

  test('took two equal messages and their answers were lost, both are found, each once', async () => {
    const { send, message, atTwilio, check } = await customer('sms')
    await setChaos({ lost_callbacks: 100 })
    await setFault('reset_after_accept', 2)
    const sent = [(await send('Twin')).body.message, (await send('Twin')).body.message]
    await check()
    for (const { id } of sent) expect((await message(id)).status).not.toBe('unknown')
    expect(await atTwilio()).toHaveLength(2)
  })

  test('lost the answer of one of two equal messages, the check knows which', async () => {
    const { send, message, check } = await customer('sms')
    await setChaos({ lost_callbacks: 100 })
    const known = (await send('Twin')).body.message
    await setFault('reset_after_accept')
    const lost = (await send('Twin')).body.message
    await check()
    await eventually(async () => expect((await message(lost.id)).status).not.toBe('unknown'))
    expect(['queued', 'sending', 'sent', 'delivered']).toContain((await message(known.id)).status)
  })

  test('knows of a STOP that we missed (21610), it is an opt-out from then on', async () => {
    const { write, send, phone } = await customer('sms')
    await setChaos({ lost_inbound: 1 })
    await write('STOP')
    expect(await send('An offer')).toMatchObject({
      status: 200,
      body: { message: { status: 'failed', error_code: '21610' } },
    })
    expect((await findConversation(ours.client, phone)).row.channels.sms.opted_out_at).toEqual(expect.any(String))
    expect(await send('An offer')).toMatchObject(refusal('opted_out'))
  })

  test.each([
    ['undelivered', 30003],
    ['undelivered', 30034],
    ['failed', 30008],
  ])('could not deliver (%s, %s), the message says so', async (status, error_code) => {
    const { send, message, atTwilio } = await customer('sms')
    await setChaos({ phones_off: true })
    const { id } = (await send('Hello')).body.message
    const [taken] = await atTwilio()
    const { body } = await callConsole('POST', `twilio/messages/${taken?.sid}/status`, { status, error_code })
    expect(body.deliveries).toMatchObject([{ status: 204 }])
    await setChaos({ phones_off: false })
    expect(await message(id)).toMatchObject({ status, error_code: String(error_code) })
  })
})

test.each(['sms', 'whatsapp'] as const)('a message on %s is delivered, and seen to be', async (type) => {
  const { send, message } = await customer(type)
  const { id } = (await send('On its way')).body.message
  const last = type === 'sms' ? 'delivered' : 'read'
  await eventually(async () => expect(await message(id)).toMatchObject({ status: last, error_code: null }))
})
