import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { contactIdOf, conversationIdOf } from '../../functions/core/customers/contacts/derived-ids.ts'
import type { MessageItem } from '../../functions/core/messaging/messages/entity.ts'
import { receiveMessage } from '../../functions/core/messaging/messages/receive-message.ts'
import { sendMessage } from '../../functions/core/messaging/messages/send-message.ts'
import { rankOf } from '../../functions/core/messaging/messages/statuses.ts'
import { listBefore } from '../../functions/core/messaging/messages/thread-store.ts'
import type { Ctx } from '../../functions/core/platform/ctx.ts'
import { handler as checkMessages } from '../../functions/jobs/check-messages.ts'
import { type BenchCloud, connectDealership } from './bench-cloud.ts'
import { startBenchStream } from './bench-stream.ts'
import { startFaultyLine } from './faults/faulty-line.ts'
import type { Doomed } from './faults/killed-sends.ts'
import { startLaterQueue } from './faults/later-queue.ts'
import { ROUNDS, type Round } from './faults/rounds.ts'
import { startWebhookDoor } from './faults/webhook-door.ts'
import type { Figure } from './measure.ts'

const CUSTOMERS = 53
/** Few texts: what gets lost has equals within seconds and within minutes. */
const TEXTS = ['Ok', 'Ok', 'See you at five', 'It is still here']
const STEP_MS = 15_000
const VERDICT_MS = 5 * 60_000
/** Twilio's callbacks take their own time, whatever the clock says. */
const PATIENCE_MS = 10_000
const CALM = { lost_callbacks: 0, doubled: false, shuffled: false }

/** Messages that are sent under faults, some by a process that is killed, against what Twilio truly took. */
export async function measureFaults(cloud: BenchCloud): Promise<Figure[]> {
  const { twilio, clock } = cloud
  const environment = { ...process.env }
  const [line, queue, door] = [
    await startFaultyLine(twilio.url),
    await startLaterQueue(clock.now),
    await startWebhookDoor(),
  ]
  Object.assign(process.env, { TWILIO_BASE_URL: line.url, PUBLIC_URL: door.url })
  const stream = await startBenchStream(cloud, { 'check-messages': queue.url })
  try {
    const { ctx } = await connectDealership(twilio.accounts()[1])
    const threads = await Promise.all(Array.from({ length: CUSTOMERS }, (_, n) => openThread(ctx, n)))
    const sent = async () =>
      (await Promise.all(threads.map(({ id }) => listBefore(ctx.org, id, undefined, 100)))).flatMap(({ messages }) =>
        messages.filter(isOutbound),
      )

    /** Every customer is written to at once; answers when that was. */
    const run = async ({ fault, chaos, passage, isKilled }: Round, round: number) => {
      twilio.chaos({ ...CALM, ...chaos })
      twilio.fault(fault ?? { kind: '500', count: 0 })
      let n = 0
      line.let(() => passage?.(n++) ?? 'through')
      const sends = threads.map((thread, i) => ({ ...thread, body: TEXTS[(i + round) % TEXTS.length] ?? '' }))
      const now = new Date(clock.now())
      if (isKilled) await sendAndDie({ ctx: { ...ctx, now }, sends }, () => line.held() === sends.length)
      else await Promise.all(sends.map((send) => sendMessage({ ...ctx, now }, send)))
      await until(async () => queue.known.size === (round + 1) * CUSTOMERS)
      return now.getTime()
    }

    const start = clock.now()
    const startedAt: number[] = []
    const undecided = new Set<string>()
    for (let judged = 0; judged < ROUNDS.length; clock.offsetMs += STEP_MS) {
      await Promise.all(shuffled(queue.takeDue()).map(check))
      const round = ROUNDS[startedAt.length]
      if (round && clock.now() >= start + round.at * 1000) startedAt.push(await run(round, startedAt.length))
      for (let at = startedAt[judged]; at && at + VERDICT_MS <= clock.now(); at = startedAt[++judged])
        for (const id of await withoutVerdict(sent, at)) undecided.add(id)
    }
    return figuresOf(await sent(), line.taken, undecided.size)
  } finally {
    Object.assign(process.env, environment)
    clock.offsetMs = 0
    twilio.chaos(CALM)
    await stream.stop()
    await Promise.all([line.stop(), queue.stop(), door.stop()])
  }
}

const isOutbound = ({ direction }: MessageItem) => direction === 'outbound'

/** A customer who has written. */
async function openThread(ctx: Ctx, n: number) {
  const from = `+1415555${4000 + n}`
  await receiveMessage(ctx, { sid: `SMfaults${n}`, from, body: 'Is it still there?', media: [] })
  const contact_id = contactIdOf(ctx.org, from)
  return { type: 'sms', id: conversationIdOf(contact_id, 'sms'), contact_id }
}

/** Sends in a process of its own, which ends in the midst of it. */
async function sendAndDie(workerData: Doomed, isUnderWay: () => boolean) {
  const worker = new Worker(new URL('./faults/killed-sends.ts', import.meta.url), { workerData })
  const failed = new Promise<never>((_, reject) => worker.once('error', reject))
  await Promise.race([until(async () => isUnderWay()), failed])
  await worker.terminate()
}

async function check(body: unknown) {
  const record = { messageId: 'bench', body: JSON.stringify(body) }
  const { batchItemFailures } = await checkMessages({ Records: [record] } as never)
  if (batchItemFailures.length > 0) throw new Error('A check failed.')
}

/** The messages of that moment that are neither final nor told to be unconfirmed, though Twilio's callbacks had their time. */
async function withoutVerdict(sent: () => Promise<MessageItem[]>, at: number): Promise<string[]> {
  let open: MessageItem[] = []
  await until(async () => {
    open = (await sent()).filter((message) => Date.parse(message.sent_at) === at && !hasVerdict(message))
    return open.length === 0
  }).catch(() => {})
  return open.map(({ id }) => id)
}

const hasVerdict = ({ rank, error_code }: MessageItem) => rank >= rankOf('sent') || error_code !== undefined

function figuresOf(sent: MessageItem[], taken: Map<string, string>, undecided: number): Figure[] {
  const isShownAsSent = ({ rank, status }: MessageItem) => rank > rankOf('unknown') && status !== 'failed'
  const neverLeft = sent.filter((message) => !taken.has(message.id) && isShownAsSent(message))
  const left = sent.filter((message) => taken.has(message.id) && message.status === 'failed')
  const wrong = sent.filter(({ id, sid }) => sid !== undefined && sid !== taken.get(id))
  const sids = sent.flatMap(({ sid }) => sid ?? [])
  const told = sent.filter(({ error_code }) => error_code === 'unconfirmed').length
  const counts = {
    'unsent shown as sent': neverLeft.length,
    'sent shown as never sent': left.length,
    'with another’s sid': wrong.length,
    'sids on two': sids.length - new Set(sids).size,
    'without a verdict after 5 minutes': undecided,
  }
  const words = Object.entries(counts).map(([name, count]) => `${name} ${count}`)
  return [
    {
      measure: `${sent.length} messages sent under faults and kills (${taken.size} truly left)`,
      floor: '—',
      ours: `${words.join(', ')}; ${told} told to be unconfirmed`,
      reach: 'all 0',
      isReached: sent.length === ROUNDS.length * CUSTOMERS && Object.values(counts).every((count) => count === 0),
    },
  ]
}

async function until(holds: () => Promise<boolean>) {
  const giveUpAt = performance.now() + PATIENCE_MS
  while (!(await holds())) {
    if (performance.now() > giveUpAt) throw new Error('What the bench waits for did not come.')
    await wait(50)
  }
}

function shuffled<T>(list: T[]): T[] {
  return list
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
