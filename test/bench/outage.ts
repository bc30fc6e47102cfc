import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { CONTACTS } from '../../functions/core/customers/contacts/counts-of.ts'
import { EVERYBODY } from '../../functions/core/customers/contacts/desk-names.ts'
import { searchContacts } from '../../functions/core/customers/search/search-contacts.ts'
import { countUnread } from '../../functions/core/messaging/unread/door.ts'
import type { OrgId } from '../../functions/core/platform/ctx.ts'
import { readCount } from '../../functions/core/platform/table/counters.ts'
import { handler } from '../../functions/webhooks/twilio.ts'
import { type BenchCloud, connectDealership } from './bench-cloud.ts'
import { startBenchStream } from './bench-stream.ts'
import { inboundEvent } from './dealership.ts'
import type { Figure } from './measure.ts'

const WEBHOOKS = 100
const BESIDE = 5
const MOST_SECONDS = 10
const PATIENCE_SECONDS = 300

/** Time after 100 webhooks until their counters and search are exact while the Events API responds with 503. */
export async function measureOutage(cloud: BenchCloud): Promise<Figure[]> {
  const stream = await startBenchStream(cloud)
  const { EVENTS_ENDPOINT } = process.env
  const down = createServer((_, answer) => answer.writeHead(503).end()).listen(0, '127.0.0.1')
  await once(down, 'listening')
  process.env.EVENTS_ENDPOINT = `http://127.0.0.1:${(down.address() as AddressInfo).port}/event`
  try {
    const [ours, other] = [await connectDealership(), await connectDealership()]
    const start = performance.now()
    const written = await Promise.all([write(ours, WEBHOOKS), write(other, BESIDE)])
    const dealerships = [ours, other].map(({ ctx }, n) => ({ org: ctx.org, customers: written[n] ?? [] }))
    while (!(await areExact(dealerships))) {
      if (performance.now() - start > PATIENCE_SECONDS * 1000) break
      await wait(50)
    }
    const seconds = (performance.now() - start) / 1000
    return [
      {
        measure: `${WEBHOOKS} webhooks and another dealership's ${BESIDE} with live updates down, until both count and find them`,
        floor: '—',
        ours: `${seconds.toFixed(1)} s`,
        reach: `≤ ${MOST_SECONDS} s`,
        isReached: seconds <= MOST_SECONDS,
      },
    ]
  } finally {
    process.env.EVENTS_ENDPOINT = EVENTS_ENDPOINT
    down.close()
    await stream.stop()
  }
}

/** Each from a customer of its own; answers their numbers. */
async function write({ token }: { token: string }, count: number): Promise<string[]> {
  const customers = Array.from({ length: count }, (_, i) => `+1555${5_000_000 + i}`)
  const events = customers.map((from) => inboundEvent(token, `SM${token}${from}`, from, 'Is it still there?'))
  for (const { statusCode = 500 } of await Promise.all(events.map((event) => handler(event))))
    if (statusCode !== 200) throw new Error(`The webhook answered ${statusCode}.`)
  return customers
}

async function areExact(dealerships: { org: OrgId; customers: string[] }[]): Promise<boolean> {
  for (const { org, customers } of dealerships) {
    const counts = await Promise.all([readCount(org, [EVERYBODY], CONTACTS), countUnread({ org })])
    if (counts.some((count) => count !== customers.length)) return false
    const found = await Promise.all(
      customers.map((number) => searchContacts(org, number, undefined, 1, (some) => some)),
    )
    if (found.some(({ contacts }) => contacts.length !== 1)) return false
  }
  return true
}
