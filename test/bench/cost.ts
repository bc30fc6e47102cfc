import { setTimeout as wait } from 'node:timers/promises'
import { contactIdOf, conversationIdOf } from '../../functions/core/customers/contacts/derived-ids.ts'
import { getConversation } from '../../functions/core/messaging/conversations/get-conversation.ts'
import { listChanged } from '../../functions/core/messaging/conversations/list-changed.ts'
import { listMessages } from '../../functions/core/messaging/messages/list-messages.ts'
import { countUnread } from '../../functions/core/messaging/unread/door.ts'
import { findUser } from '../../functions/core/people/accounts/door.ts'
import type { Ctx } from '../../functions/core/platform/ctx.ts'
import { handler } from '../../functions/webhooks/twilio.ts'
import { type BenchCloud, connectDealership } from './bench-cloud.ts'
import { startBenchStream } from './bench-stream.ts'
import { installMeter, metered, type Spent } from './capacity-meter.ts'
import { inboundEvent } from './dealership.ts'
import { type Figure, median, timed } from './measure.ts'
import { type Bill, priceOf } from './prices.ts'
import { countRequests } from './requests.ts'

const FROM = '+15550001002'
const BROWSERS = 3
/** A message and its contact lie in two partitions: as a rule their changes come in two batches. */
const REACTIONS = 2
const MESSAGES = 20
/** Of a request that this file does not know. */
const DEFAULT_UNITS = 2

/** Cost of one inbound message of a known customer with three browsers open on other threads. */
export async function measureCost(cloud: BenchCloud): Promise<Figure[]> {
  installMeter()
  const { ctx, token } = await connectDealership()
  const stream = await startBenchStream(cloud)
  const calls = countCalls()
  try {
    const write = (n: number) => handler(inboundEvent(token, `SMcost${n}`, FROM, 'Is the blue Civic still there?'))
    const followed = async () => {
      while ((await stream.lagMs()) > 0) await wait(20)
    }
    await write(0)
    await followed()
    calls.reset()
    const spent: Spent[] = []
    const times: number[] = []
    for (let n = 1; n <= MESSAGES; n++) {
      const one = metered(async () => {
        times.push(await timed(() => write(n)))
        await followed()
      })
      spent.push(await one)
    }
    const of = (what: keyof Spent) => median(spent.map((one) => one[what]))
    const reads = await unitsOfReads(ctx)
    const seen = await countRequests(BROWSERS, MESSAGES)
    const everyRead = Object.entries(seen).map(([name, count]) => ({ count, units: reads[name] ?? DEFAULT_UNITS }))
    const written: Bill = {
      requests: 1,
      functionMs: median(times) + 2 * REACTIONS,
      invocations: REACTIONS,
      readUnits: of('readUnits'),
      writeUnits: of('writeUnits'),
      queued: calls.queued / MESSAGES,
    }
    const pushed: Bill = { pushes: calls.published / MESSAGES + BROWSERS }
    const read: Bill = {
      requests: everyRead.reduce((sum, { count }) => sum + count, 0),
      readUnits: everyRead.reduce((sum, { count, units }) => sum + count * units, 0),
    }
    const least =
      priceOf(written) + priceOf({ pushes: 1 + BROWSERS }) + BROWSERS * priceOf({ requests: 1, readUnits: 1.5 })
    const all = priceOf(written) + priceOf(pushed) + priceOf(read)
    const parts = [written, pushed, read].map((bill) => `$${priceOf(bill).toFixed(1)}`)
    return [
      {
        measure: `one inbound message with ${BROWSERS} open browsers, a million of them: written and followed, pushed, read (${JSON.stringify(seen)})`,
        floor: `$${least.toFixed(1)}`,
        ours: `$${all.toFixed(1)} = ${parts.join(' + ')} = ${(all / least).toFixed(2)} ×`,
        reach: '≤ $20, ≤ 1.30 ×',
        isReached: all <= 20 && all / least <= 1.3,
      },
    ]
  } finally {
    calls.stop()
    await stream.stop()
  }
}

/** Read units of what a browser asks for after a message, each with the caller's own item. */
async function unitsOfReads(ctx: Ctx): Promise<Record<string, number>> {
  const contact_id = contactIdOf(ctx.org, FROM)
  const id = conversationIdOf(contact_id, 'sms')
  const { messages } = await listMessages(ctx, { type: 'sms', id, per_page: 2 })
  const asks = {
    row: () => getConversation(ctx, { contact_id }),
    rows: () => listChanged(ctx, { contact_ids: contact_id }),
    thread: () => listMessages(ctx, { type: 'sms', id, after: messages[0]?.id, per_page: 50 }),
    unread: () => countUnread({ org: ctx.org }),
  }
  const units: Record<string, number> = {}
  for (const [name, ask] of Object.entries(asks)) {
    const { readUnits } = await metered(async () => {
      await findUser(ctx.caller.id)
      await ask()
    })
    units[name] = readUnits
  }
  return units
}

/** Counts what is published to the Events API and put on queues. */
function countCalls() {
  const { fetch } = globalThis
  const counts = { published: 0, queued: 0 }
  globalThis.fetch = (...[input, init]: Parameters<typeof fetch>) => {
    const address = input instanceof Request ? input.url : String(input)
    if (address === process.env.EVENTS_ENDPOINT) counts.published += 1
    else if (Object.entries(process.env).some(([name, url]) => name.startsWith('QUEUE_') && url?.startsWith(address)))
      counts.queued += 1
    return fetch(input, init)
  }
  return Object.assign(counts, {
    reset: () => Object.assign(counts, { published: 0, queued: 0 }),
    stop: () => {
      globalThis.fetch = fetch
    },
  })
}
