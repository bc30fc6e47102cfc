import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { queueVariable } from '#contract/environment.ts'
import { type JobName, jobs } from '#contract/jobs.ts'
import { CONTACTS } from '../functions/core/customers/contacts/counts-of.ts'
import { contactIdOf, conversationIdOf } from '../functions/core/customers/contacts/derived-ids.ts'
import { EVERYBODY } from '../functions/core/customers/contacts/desk-names.ts'
import { findContact } from '../functions/core/customers/contacts/door.ts'
import { listConversations } from '../functions/core/messaging/conversations/list-conversations.ts'
import { updateConversationStatus } from '../functions/core/messaging/conversations/update-conversation-status.ts'
import { markConversationRead } from '../functions/core/messaging/messages/mark-conversation-read.ts'
import { receiveMessage } from '../functions/core/messaging/messages/receive-message.ts'
import { recordStatus } from '../functions/core/messaging/messages/record-status.ts'
import { sendMessage } from '../functions/core/messaging/messages/send-message.ts'
import { listBefore } from '../functions/core/messaging/messages/thread-store.ts'
import { countUnread } from '../functions/core/messaging/unread/door.ts'
import type { Ctx } from '../functions/core/platform/ctx.ts'
import { readCount } from '../functions/core/platform/table/counters.ts'
import { newId } from '../functions/core/platform/table/ids.ts'
import { handler as react } from '../functions/jobs/react.ts'
import { handler as receive } from '../functions/webhooks/twilio.ts'
import { startStream } from '../lib/local/stream.ts'
import { connectDealership, startBenchCloud } from './bench/bench-cloud.ts'
import { inboundEvent } from './bench/dealership.ts'
import { eventually } from './eventually.ts'
import { randomOf, startFaultProxy } from './fault-proxy.ts'
import { newFolder } from './new-folder.ts'

const SEEDS = [1, 2]
const CUSTOMERS = 6

const queueNames = (Object.keys(jobs) as JobName[]).filter((name) => jobs[name].source === 'queue')

let cloud: Awaited<ReturnType<typeof startBenchCloud>>
let table: Awaited<ReturnType<typeof startFaultProxy>>
let stream: Awaited<ReturnType<typeof startStream>>
let pause = () => 0
/** Accepts messages to any queue, without processing them. */
const queue = createServer((request, response) => void request.resume().on('end', () => response.end('{}')))

beforeAll(async () => {
  cloud = await startBenchCloud()
  const engine = process.env.AWS_ENDPOINT_URL_DYNAMODB ?? ''
  table = await startFaultProxy(engine)
  await once(queue.listen(0, '127.0.0.1'), 'listening')
  const nobody = 'http://127.0.0.1:9'
  const queues = `http://127.0.0.1:${(queue.address() as AddressInfo).port}`
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: table.url,
    // Nobody listens to live updates and nothing can be set aside: failures are retried from the stream.
    EVENTS_ENDPOINT: `${nobody}/event`,
    AWS_ENDPOINT_URL_S3: nobody,
    ...Object.fromEntries(queueNames.map((name) => [queueVariable(name), `${queues}/${name}`])),
  })
  stream = await startStream({
    tableUrl: engine,
    tableName: process.env.TABLE_NAME ?? '',
    dir: newFolder('faults'),
    functionName: 'react',
    // The writes of one transaction arrive in several batches, one of them late.
    invoke: async (_, event) => {
      await setTimeout(pause())
      return react(event as DynamoDBStreamEvent)
    },
    failures: async () => expect.fail('Nothing is to be given up.'),
    batchSize: 5,
  })
})
afterEach(() => {
  table.calm()
  vi.restoreAllMocks()
})
afterAll(async () => {
  await stream.stop()
  await table.stop()
  await cloud.stop()
  queue.close()
})

/** A connected dealership, whose table is under load from now on. */
async function openWorld(seed: number, account?: Parameters<typeof connectDealership>[0]) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const world = await connectDealership(account)
  const random = randomOf(seed)
  pause = () => random() * 50
  table.shake(seed)
  return world
}

/** Ends the load once all follow-ups to the changes under it are done. */
async function settled() {
  await eventually(async () => expect(await stream.lagMs()).toBe(0))
  expect(table.calm()).toBeGreaterThan(5)
}

const numberOf = (seed: number, i: number) => `+162855501${seed}${i}`
const threadOf = (ctx: Ctx, from: string) => {
  const contact_id = contactIdOf(ctx.org, from)
  return { type: 'sms', id: conversationIdOf(contact_id, 'sms'), contact_id }
}
const messagesOf = async (ctx: Ctx, from: string) =>
  (await listBefore(ctx.org, threadOf(ctx, from).id, undefined, 50)).messages
const countsOf = async ({ org }: Ctx) => ({
  contacts: await readCount(org, [EVERYBODY], CONTACTS),
  unread: await countUnread({ org }),
})
const totalOf = async (ctx: Ctx, status: 'active' | 'closed') =>
  (await listConversations(ctx, { status, search: '', per_page: 1 })).total

/** Like Twilio, which retries after a 5xx response. */
async function deliver(event: () => Parameters<typeof receive>[0]) {
  await eventually(async () => expect((await receive(event())).statusCode).toBe(200))
}

test.each(SEEDS)(
  'on a table under load, seed %i, every message is there once, counted once and found, read and closed as people left it',
  async (seed) => {
    const { ctx, token } = await openWorld(seed)
    const customers = Array.from({ length: CUSTOMERS }, (_, i) => numberOf(seed, i))
    const deliveries = customers.flatMap((from, i) =>
      ['a', 'b', 'c'].flatMap((n) => {
        const event = () => inboundEvent(token, `SM${seed}-${i}-${n}`, from, `Message ${n}`)
        return [deliver(event), deliver(event)]
      }),
    )
    await Promise.all(deliveries)
    const [read, closed] = customers.map((from) => threadOf(ctx, from))
    if (!read || !closed) return expect.fail()
    const last = (await messagesOf(ctx, numberOf(seed, 0))).at(-1)?.id ?? ''
    await eventually(() => markConversationRead(ctx, { ...read, last_message_id: last }))
    await eventually(() => updateConversationStatus(ctx, { ...closed, status: 'closed' }))
    await settled()

    for (const [i, from] of customers.entries()) {
      const { contact_id } = threadOf(ctx, from)
      const bodies = (await messagesOf(ctx, from)).map(({ body }) => body)
      expect(bodies.toSorted()).toEqual(['Message a', 'Message b', 'Message c'])
      expect((await findContact({ org: ctx.org }, contact_id, true))?.channels.sms?.unread).toBe(i === 0 ? 0 : 3)
      const { data } = await listConversations(ctx, { status: 'all', search: from.slice(-7), per_page: 10 })
      expect(data.map((row) => row.contact_id)).toEqual([contact_id])
    }
    expect(await countsOf(ctx)).toEqual({ contacts: CUSTOMERS, unread: CUSTOMERS - 2 })
    expect(await totalOf(ctx, 'active')).toBe(CUSTOMERS - 1)
    expect(await totalOf(ctx, 'closed')).toBe(1)
  },
)

test.each(SEEDS)(
  'on a table under load, seed %i, what staff sends leaves once, and reports in any order end at the furthest',
  async (seed) => {
    const account = cloud.twilio.accounts()[seed]
    if (!account) return expect.fail()
    const { ctx } = await openWorld(seed, account)
    const customers = Array.from({ length: 3 }, (_, i) => numberOf(seed, i))
    for (const from of customers)
      await eventually(() => receiveMessage(ctx, { sid: `SMfirst${from}`, from, body: 'Hello?', media: [] }))

    // A user whose browser was told of a failure retries with the same text.
    const sends = customers.flatMap((from) =>
      ['One', 'Two', 'Three'].map((body) => ({
        from,
        send: { ...threadOf(ctx, from), body, client_id: newId(ctx.now) },
      })),
    )
    await Promise.all(sends.flatMap(({ send }) => [send, send].map((one) => eventually(() => sendMessage(ctx, one)))))
    for (const from of customers) {
      const taken = cloud.twilio.messages({ account_sid: account.account_sid, to: from })
      expect(taken.map(({ body }) => body).toSorted()).toEqual(['One', 'Three', 'Two'])
      const written = (await messagesOf(ctx, from)).filter(({ direction }) => direction === 'outbound')
      expect(written.map(({ body }) => body).toSorted()).toEqual(['One', 'Three', 'Two'])

      const reports = written.flatMap(({ conversation, id, body }) => {
        const sid = taken.find((one) => one.body === body)?.sid ?? ''
        return (['read', 'sent', 'delivered'] as const).map((status) => ({ conversation, message: id, sid, status }))
      })
      await Promise.all(reports.map((report) => eventually(() => recordStatus(ctx, report))))
      await eventually(async () =>
        expect((await messagesOf(ctx, from)).filter(({ status }) => status === 'read')).toHaveLength(3),
      )
    }
    await settled()
  },
)

test('what Twilio took and reports is noted the first time, though other transactions are in its way', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { ctx } = await connectDealership(cloud.twilio.accounts()[3])
  const from = numberOf(3, 0)
  await receiveMessage(ctx, { sid: 'SMcontended', from, body: 'Hello?', media: [] })
  table.shake(3, { contended: 0.3 })

  for (let i = 0; i < 10; i++) {
    const { message } = await sendMessage(ctx, { ...threadOf(ctx, from), body: `Message ${i}` })
    const { sid } = (await messagesOf(ctx, from)).find(({ id }) => id === message.id) ?? {}
    if (!sid) return expect.fail('What Twilio answered was not noted.')
    await recordStatus(ctx, { conversation: threadOf(ctx, from).id, message: message.id, sid, status: 'delivered' })
  }
  await settled()
  const sent = (await messagesOf(ctx, from)).filter(({ direction }) => direction === 'outbound')
  expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 'delivered'))
})
