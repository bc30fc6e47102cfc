import { setTimeout as wait } from 'node:timers/promises'
import { findReminder } from '../../functions/core/calendar/reminders/store.ts'
import { listBefore } from '../../functions/core/messaging/messages/thread-store.ts'
import { listNotices } from '../../functions/core/people/notifications/door.ts'
import type { Ctx } from '../../functions/core/platform/ctx.ts'
import { eachAtOnce } from '../../functions/core/platform/each-at-once.ts'
import type { BenchCloud } from './bench-cloud.ts'
import { type Customer, openDealership, remindOf, sendLater } from './due/fill.ts'
import { findAllDue, startDoomedJobs } from './due/start-doomed-jobs.ts'
import { type Figure, percentile } from './measure.ts'

const DEALERSHIPS = 10
/** A conversation holds 50 messages that wait. */
const CUSTOMERS = 25
const KINDS = ['send-reminders', 'send-scheduled'] as const
const MOST_SECONDS = 90
const SETTLED_SECONDS = 900

interface Storm {
  items: number
  kills: number
  /** The kills come within so many milliseconds of a run's beginning. */
  withinMs: number
  /** All are due within this minute, or one after the other so that each kill meets some. */
  spreadMs: number
  /** A killed consumer's messages come back after so long. */
  visibilitySeconds: number
  /** The consumers die along, not the minute's run alone. */
  isWhole: boolean
}

/** What became of half as many reminders, and messages that wait for a time, once all is quiet. */
interface Outcome {
  lost: number
  doubled: number
  /** Written, and cut off on their way to Twilio: the check of messages finds out (see faults). */
  unsure: number
  waits: number[]
}

/** Work that is due, done by the built functions, while these are killed again and again. */
export async function measureDueKills(cloud: BenchCloud): Promise<Figure[]> {
  const minute = await outcomeOf(cloud, {
    items: 1_000,
    kills: 20,
    withinMs: 4_000,
    spreadMs: 60_000,
    visibilitySeconds: 360,
    isWhole: false,
  })
  const storm = await outcomeOf(cloud, {
    items: 5_000,
    kills: 500,
    withinMs: 250,
    spreadMs: 500_000,
    visibilitySeconds: 10,
    isWhole: true,
  })
  const longest = percentile(minute.waits, 0.95)
  const words = ({ lost, doubled, unsure }: Outcome) =>
    `lost ${lost}, doubled ${doubled}; ${unsure} left to the check of messages`
  const isExact = ({ lost, doubled }: Outcome) => lost === 0 && doubled === 0
  return [
    {
      measure: `1000 due in one minute, ${DEALERSHIPS} dealerships, the minute's run killed 20 times: 95th percentile from due to done`,
      floor: '—',
      ours: `${longest.toFixed(1)} s; ${words(minute)}`,
      reach: `≤ ${MOST_SECONDS} s; 0, 0`,
      isReached: longest <= MOST_SECONDS && isExact(minute),
    },
    {
      measure: '5000 due, runs and consumers killed 500 times in the midst of them',
      floor: '—',
      ours: words(storm),
      reach: '0, 0',
      isReached: isExact(storm),
    },
  ]
}

async function outcomeOf(cloud: BenchCloud, storm: Storm): Promise<Outcome> {
  const { runs, line, stop } = await startDoomedJobs(cloud, KINDS, { name: `due-${storm.items}`, ...storm })
  try {
    const work = await promise(cloud, storm)
    const leftAt = new Map<string, number[]>()
    line.let((message) => {
      leftAt.set(message, [...(leftAt.get(message) ?? []), Date.now()])
      return 'through'
    })
    const start = Date.now()
    for (let kill = 1; kill <= storm.kills; kill++) {
      const share = storm.spreadMs * (kill / storm.kills)
      // All of a minute is due at its end.
      const now = storm.isWhole ? new Date(work.from.getTime() + share) : work.until
      runs.call('run-due', { now: now.toISOString() }).catch(() => {})
      await wait(Math.random() * storm.withinMs)
      await runs.killAndStart()
    }
    await findAllDue(runs, work.until)
    return await settled(work, leftAt, start)
  } finally {
    await stop()
  }
}

interface Promised {
  ctx: Ctx
  customer: Customer
  at: Date
  reminder?: string
  body?: string
}

/** Half of it messages, half reminders, evenly over dealerships, customers, and time. */
async function promise({ twilio }: BenchCloud, { items, spreadMs }: Storm) {
  const [account] = twilio.accounts()
  const places: { ctx: Ctx; people: Customer[] }[] = []
  for (let n = 0; n < DEALERSHIPS; n++)
    places.push(await openDealership(account, CUSTOMERS, items * 10 + n * CUSTOMERS))
  // Beyond the time that writing it all takes.
  const from = new Date(Date.now() + 3_600_000)
  const all: Promised[] = []
  await eachAtOnce(Array.from({ length: items }).keys(), 16, async (n) => {
    const { ctx, people } = places[n % DEALERSHIPS] as (typeof places)[number]
    const customer = people[Math.floor(n / DEALERSHIPS) % CUSTOMERS] as Customer
    const at = new Date(from.getTime() + Math.floor((n / items) * spreadMs))
    const isMessage = Math.floor(n / DEALERSHIPS) % 2 === 0
    if (isMessage) await sendLater(ctx, customer, `Message ${n}`, at)
    all.push({
      ctx,
      customer,
      at,
      ...(isMessage ? { body: `Message ${n}` } : { reminder: await remindOf(ctx, customer, at) }),
    })
  })
  return { all, places, from, until: new Date(from.getTime() + spreadMs) }
}

type Work = Awaited<ReturnType<typeof promise>>

/** Waits until all of it is done, or long enough. */
async function settled(work: Work, leftAt: Map<string, number[]>, start: number): Promise<Outcome> {
  let outcome = await lookAt(work, leftAt, start)
  for (const until = Date.now() + SETTLED_SECONDS * 1000; outcome.lost > 0 && Date.now() < until; await wait(2_000))
    outcome = await lookAt(work, leftAt, start)
  return outcome
}

async function lookAt({ all, places, until }: Work, leftAt: Map<string, number[]>, start: number): Promise<Outcome> {
  const outcome: Outcome = { lost: 0, doubled: 0, unsure: 0, waits: [] }
  const told = new Map<string, number>()
  const written = new Map<string, string[]>()
  for (const { ctx, people } of places) {
    for (const { about } of await listNotices(ctx, 10_000)) told.set(about, (told.get(about) ?? 0) + 1)
    for (const { conversation } of people)
      for (const { body, id } of (await listBefore(ctx.org, conversation, undefined, 200)).messages)
        written.set(ctx.org + body, [...(written.get(ctx.org + body) ?? []), id])
  }
  for (const { ctx, at, reminder, body } of all) {
    const times = reminder === undefined ? (written.get(ctx.org + body)?.length ?? 0) : (told.get(reminder) ?? 0)
    const [message] = written.get(ctx.org + body) ?? []
    const left = leftAt.get(message ?? '') ?? []
    if (times === 0) outcome.lost++
    if (times > 1 || left.length > 1) outcome.doubled++
    if (message !== undefined && left.length === 0) outcome.unsure++
    const done = reminder === undefined ? left[0] : Date.parse((await findReminder(ctx.org, reminder))?.told_at ?? '')
    if (done) outcome.waits.push((until.getTime() - at.getTime() + done - start) / 1000)
  }
  return outcome
}
