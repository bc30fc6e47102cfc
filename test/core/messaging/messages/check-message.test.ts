import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { queueVariable } from '#contract/environment.ts'
import { contactIdOf, conversationIdOf } from '../../../../functions/core/customers/contacts/derived-ids.ts'
import { findContact } from '../../../../functions/core/customers/contacts/door.ts'
import { appendMessage } from '../../../../functions/core/messaging/messages/append-store.ts'
import { checkMessage } from '../../../../functions/core/messaging/messages/check-message.ts'
import { findMessage } from '../../../../functions/core/messaging/messages/door.ts'
import type { MessageItem } from '../../../../functions/core/messaging/messages/entity.ts'
import { receiveMessage } from '../../../../functions/core/messaging/messages/receive-message.ts'
import { recordStatus } from '../../../../functions/core/messaging/messages/record-status.ts'
import { sendMessage } from '../../../../functions/core/messaging/messages/send-message.ts'
import { takeSid } from '../../../../functions/core/messaging/messages/sid-store.ts'
import { ACCEPTED, REFUSED_BY_ABSENCE } from '../../../../functions/core/messaging/messages/statuses.ts'
import { advanceMessage } from '../../../../functions/core/messaging/messages/store.ts'
import { listBefore } from '../../../../functions/core/messaging/messages/thread-store.ts'
import type { Ctx } from '../../../../functions/core/platform/ctx.ts'
import { newId } from '../../../../functions/core/platform/table/ids.ts'
import type { TwilioAccount } from '../../../../lib/local/twilio.ts'
import { eventually } from '../../../eventually.ts'
import { clientOf } from '../../../local/twilio/receiver.ts'
import { startWorld, workOf } from '../../telephony/connections/world.ts'

let world: Awaited<ReturnType<typeof startWorld>>
let dealership: { ctx: Ctx; account: TwilioAccount }
let ctx: Ctx
let account: TwilioAccount
let conversation: string
let contact_id: string
/** Each test has a customer of its own. */
let customer = ''
let customers = 0
/** The time on Twilio's clock, and on ours. */
let now = Date.now()
const later = (seconds: number) => (now += seconds * 1000)

/** Messages put on the queue, in place of SQS. */
const asked: { body: { message: string; looks: number }; delaySeconds: number }[] = []
const queue = createServer(async (request, response) => {
  const { MessageBody, DelaySeconds } = JSON.parse(await text(request))
  asked.push({ body: JSON.parse(MessageBody), delaySeconds: DelaySeconds })
  response.end('{}')
})

beforeAll(async () => {
  world = await startWorld({ twilioNow: () => now })
  await new Promise<void>((resolve) => queue.listen(0, '127.0.0.1', resolve))
  const { port } = queue.address() as AddressInfo
  process.env[queueVariable('check-messages')] = `http://127.0.0.1:${port}/check-messages`
  dealership = await world.connect({ twilio_messaging_service_sid: undefined })
})
afterAll(async () => {
  queue.close()
  await world.stop()
})
beforeEach(async () => {
  asked.length = 0
  ;({ ctx, account } = dealership)
  customer = `+1415555${7000 + customers++}`
  conversation = await customerWrites()
})
afterEach(() => world.twilio.fault({ kind: '500', count: 0 }))

async function customerWrites() {
  contact_id = contactIdOf(ctx.org, customer)
  const inbound = { sid: `SM${newId(new Date())}`, from: customer, body: 'Hi', media: [] }
  await receiveMessage({ ...ctx, now: new Date(now) }, inbound)
  return conversationIdOf(contact_id, 'sms')
}

async function send(body: string, fault?: Parameters<typeof world.twilio.fault>[0]['kind']) {
  if (fault) world.twilio.fault({ kind: fault, count: 1 })
  const input = { type: 'sms', id: conversation, contact_id, body }
  const { message } = await sendMessage({ ...ctx, now: new Date(now) }, input)
  return message.id
}

/** A message as a process leaves it that ends before Twilio answers it. */
async function leaveQueued(body: string): Promise<string> {
  const seen = await findContact({ org: ctx.org }, contact_id, true)
  if (!seen) throw new Error('There is no contact.')
  const [id, sent_at] = [newId(new Date(now)), new Date(now).toISOString()]
  const message = { org: ctx.org, conversation, id, contact: contact_id, body, sent_at, to: customer, rank: 0 }
  const change = { seen, update: {}, isRefusedAfterOptOut: true }
  const kinds = { channel: 'sms', direction: 'outbound', status: 'queued' } as const
  await appendMessage({ ...message, ...kinds }, undefined, change)
  return id
}

/** Twilio takes a request of ours whose sender never hears of it. */
const takenAtTwilio = (body: string) =>
  clientOf(world.twilio.url, account.account_sid, account.auth_token, account.account_sid).messages.create({
    to: customer,
    from: account.phone_number,
    body,
  })

const check = (message: string, looks?: number) => checkMessage(workOf(ctx.org), { conversation, message, looks })
const get = async (id: string) => (await findMessage(ctx.org, conversation, id, true)) as MessageItem
const atTwilio = () =>
  world.twilio
    .messages({ to: customer })
    .filter(({ direction, account_sid }) => direction === 'outbound-api' && account_sid === account.account_sid)

async function sids() {
  const { messages } = await listBefore(ctx.org, conversation, undefined, 50)
  return messages.flatMap(({ direction, sid }) => (direction === 'outbound' && sid) || [])
}

test('a message that never left is not shown as the equal one before it, which Twilio took late', async () => {
  const sentAt = now
  // Twilio asks for patience, and dates the message when it takes it
  later(3)
  const { message } = await sendMessage(
    { ...ctx, now: new Date(sentAt) },
    { type: 'sms', id: conversation, contact_id, body: 'Ok' },
  )
  later(118)
  const second = await send('Ok', '500')
  expect((await get(second)).status).toBe('unknown')
  later(60)
  await check(second)
  expect(await get(second)).toMatchObject({ status: 'failed', error_code: 'not_accepted' })
  expect((await get(second)).sid).toBeUndefined()
  expect((await get(message.id)).sid).toBe(atTwilio()[0]?.sid)
  expect(atTwilio()).toHaveLength(1)
})

describe('a message whose sending process was killed', () => {
  test('before Twilio had it is known as not sent', async () => {
    const id = await leaveQueued('Hello')
    await check(id)
    expect(await get(id)).toMatchObject({ status: 'failed', error_code: 'not_accepted' })
    expect(asked).toEqual([])
  })

  test('after Twilio had it is known as sent', async () => {
    const id = await leaveQueued('Hello')
    const { sid } = await takenAtTwilio('Hello')
    await check(id)
    expect(await get(id)).toMatchObject({ sid })
    expect((await get(id)).status).not.toBe('unknown')
  })
})

test('Twilio’s own answer to the customer does not keep a message in doubt', async () => {
  await world.twilio.inbound({ from: customer, to: account.phone_number, body: 'HELP' })
  const id = await send('Happy to help', '500')
  await check(id)
  expect(await get(id)).toMatchObject({ status: 'failed', error_code: 'not_accepted' })
})

test('what another sender of the account sent is not taken for a message of ours', async () => {
  ;({ ctx, account } = await world.connect({ twilio_phone_number: undefined }))
  conversation = await customerWrites()
  const id = await send('Ok', '500')
  await takenAtTwilio('Ok')
  await check(id)
  expect(await get(id)).toMatchObject({ status: 'failed', error_code: 'not_accepted' })
})

test('a message of which no delivery report comes ends as Twilio lists it', async () => {
  const id = await send('Hello')
  await eventually(() => expect(atTwilio()).toMatchObject([{ status: 'delivered' }]))
  expect((await get(id)).status).toBe('queued')
  await check(id)
  expect(await get(id)).toMatchObject({ status: 'delivered' })
  expect(asked).toEqual([])
})

test('a message that Twilio has not sent yet is looked at again, and does not change meanwhile', async () => {
  const id = await send('Hello')
  const { sid = '' } = await get(id)
  await world.twilio.setStatus(sid, { status: 'queued' })
  for (const looks of [1, 2, 3, 4, 5, 6, 7, 8]) await check(id, looks)
  expect(await get(id)).toMatchObject({ status: 'queued', sid })
  expect((await get(id)).error_code).toBeUndefined()
  expect(asked.map(({ body }) => body.looks)).toEqual([2, 3, 4, 5, 6, 7, 8])
})

test.each([[[0, 1]], [[1, 0]]])(
  'of two messages without an answer the one that left is found, checked in order %j',
  async (order) => {
    const sent = [await send('It is sold', '500'), await send('Come and see it', 'reset_after_accept')]
    for (const i of order) await check(sent[i] as string)
    const [absent, taken] = [await get(sent[0] as string), await get(sent[1] as string)]
    expect(absent).toMatchObject({ status: 'failed', error_code: 'not_accepted' })
    expect(taken.sid).toBe(atTwilio()[0]?.sid)
  },
)

test('two equal messages whose answers were lost are both found, checked at once', async () => {
  const first = await send('Ok', 'reset_after_accept')
  later(1)
  const both = [first, await send('Ok', 'reset_after_accept')]
  await Promise.all(both.map((id) => check(id)))
  const found = await Promise.all(both.map(async (id) => (await get(id)).sid))
  expect(found).toEqual(
    atTwilio()
      .map(({ sid }) => sid)
      .toReversed(),
  )
})

describe('a sid', () => {
  const twins = async () =>
    [await get(await leaveQueued('Ok')), await get(await leaveQueued('Ok'))] as [MessageItem, MessageItem]

  test('that many checks find at once stands on one message', async () => {
    const [one, other] = await twins()
    const took = await Promise.all([takeSid(one, 'SMx', [other]), takeSid(other, 'SMx', [one])])
    expect(took.filter(Boolean).length).toBeLessThanOrEqual(1)
    if (!took.includes(true)) expect(await takeSid(one, 'SMx', [other])).toBe(true)
    expect(await sids()).toEqual(['SMx'])
  })

  test('that a check gave to a message does not come to stand on another, whatever is told later', async () => {
    const [one, other] = await twins()
    expect(await takeSid(one, 'SMy', [other])).toBe(true)
    expect(await advanceMessage(ctx.org, conversation, other.id, { ...ACCEPTED, sid: 'SMy' })).toBe(false)
    await recordStatus(workOf(ctx.org), { conversation, message: other.id, sid: 'SMy', status: 'delivered' })
    expect(await sids()).toEqual(['SMy'])
    expect(await advanceMessage(ctx.org, conversation, other.id, { ...ACCEPTED, sid: 'SMz' })).toBe(true)
  })
})

describe('while nobody can tell', () => {
  test('Twilio is asked again with growing pauses for an hour, and then the person is told', async () => {
    const id = await leaveQueued('Hello')
    vi.stubEnv('TWILIO_BASE_URL', 'http://127.0.0.1:9')
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    onTestFinished(() => {
      vi.unstubAllEnvs()
      vi.restoreAllMocks()
    })
    await check(id)
    expect(await get(id)).toMatchObject({ status: 'unknown' })
    for (let next = asked[0]; next; next = asked[next.body.looks - 1]) {
      expect((await get(id)).error_code).toBeUndefined()
      await check(id, next.body.looks)
    }
    expect(await get(id)).toMatchObject({ status: 'unknown', error_code: 'unconfirmed' })
    const pauses = asked.map(({ delaySeconds }) => delaySeconds)
    expect(60 + pauses.reduce((sum, pause) => sum + pause, 0)).toBe(3600)
    expect(pauses.every((pause, i) => pause <= 900 && pause >= Math.min(pauses[i - 1] ?? 0, 840))).toBe(true)
  })

  test('which of two equal messages left, both say so within five minutes, and a report still counts', async () => {
    const both = [await leaveQueued('Ok'), await leaveQueued('Ok')] as const
    const { sid } = await takenAtTwilio('Ok')
    for (const looks of [1, 2, 3]) for (const id of both) await check(id, looks)
    for (const id of both) expect(await get(id)).toMatchObject({ status: 'unknown', error_code: 'unconfirmed' })
    const waited =
      60 +
      asked
        .filter(({ body }) => body.looks <= 3 && body.message === both[0])
        .reduce((sum, { delaySeconds }) => sum + delaySeconds, 0)
    expect(waited).toBeLessThan(300)

    await recordStatus(workOf(ctx.org), { conversation, message: both[1], sid, status: 'delivered' })
    for (const id of both) await check(id, 4)
    expect(await get(both[1])).toMatchObject({ status: 'delivered', sid })
    expect((await get(both[1])).error_code).toBeUndefined()
    expect(await get(both[0])).toMatchObject({ status: 'failed', error_code: REFUSED_BY_ABSENCE.error_code })
  })
})

test('what a check has settled is not asked about again', async () => {
  const id = await send('Hello', 'reset_after_accept')
  await eventually(() => expect(atTwilio()).toMatchObject([{ status: 'delivered' }]))
  await check(id)
  const { sid } = await get(id)
  await check(id, 2)
  expect(await get(id)).toMatchObject({ sid })
  expect(asked).toEqual([])
})
