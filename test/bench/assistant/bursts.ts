import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { queueVariable } from '#contract/environment.ts'
import { jobs } from '#contract/jobs.ts'
import { bundle } from '../../../bin/build.ts'
import { receiveMessage } from '../../../functions/core/messaging/messages/receive-message.ts'
import { listBefore } from '../../../functions/core/messaging/messages/thread-store.ts'
import { facetsOf } from '../../../functions/core/platform/actor.ts'
import { enqueueAll } from '../../../functions/core/platform/aws/queues.ts'
import { eachAtOnce } from '../../../functions/core/platform/each-at-once.ts'
import { startAi } from '../../../lib/local/ai.ts'
import { startQueues } from '../../../lib/local/queues.ts'
import type { BenchCloud } from '../bench-cloud.ts'
import { startFunctions } from '../due/start-functions.ts'
import type { Figure } from '../measure.ts'
import { openDesk } from './open-desk.ts'

const JOB = 'answer-customers'
const CONVERSATIONS = 200
const MESSAGES = 5
/** So many conversations at a time, for each to write its messages within four seconds. */
const WAVE = 20
/** More would wait for each other's connections. */
const AT_ONCE = 8
const FIRST = 40_000
/** As the follower of messages plans an SMS. */
const BURST_SECONDS = 8
const KILLS = 20
const KILL_WITHIN_MS = 3_000
const SETTLED_SECONDS = 400

type Desk = Awaited<ReturnType<typeof openDesk>>

/** Bursts of messages, each planned twice and in any order, answered by the built worker while it is killed again and again. */
export async function measureBursts(cloud: BenchCloud): Promise<Figure[]> {
  const environment = { ...process.env }
  const ai = await startAi({ dir: join(cloud.dir, 'ai') })
  process.env.OPENAI_BASE_URL = ai.urls.openai
  const dir = join(cloud.dir, 'bursts')
  await bundle({ name: JOB, entry: `functions/jobs/${JOB}.ts` }, dir)
  const unread = createServer((_, answer) => answer.end('{}')).listen(0, '127.0.0.1')
  await once(unread, 'listening')
  const nowhere = `http://127.0.0.1:${(unread.address() as AddressInfo).port}/unread`
  let worker: Awaited<ReturnType<typeof startFunctions>> | undefined
  const queues = await startQueues({
    dir: join(dir, 'queues'),
    queues: [
      {
        name: JOB,
        handler: JOB,
        batchSize: 1,
        workers: jobs[JOB].workers,
        maxReceiveCount: 1_000,
        visibilitySeconds: 5,
      },
    ],
    // A batch that died comes back.
    invoke: async (name, event) =>
      worker?.call(name, event).catch(() => ({
        batchItemFailures: (event as { Records: { messageId: string }[] }).Records.map(({ messageId }) => ({
          itemIdentifier: messageId,
        })),
      })),
  })
  process.env.EVENTS_ENDPOINT = nowhere
  for (const [name, { source }] of Object.entries(jobs))
    if (source === 'queue') process.env[queueVariable(name)] = name === JOB ? queues.queueUrl(JOB) : nowhere
  worker = await startFunctions({ [JOB]: join(dir, JOB, 'index.mjs') })
  try {
    const desk = await openDesk(cloud, ai, CONVERSATIONS, FIRST)
    const slowest = await writeBursts(desk)
    for (let kill = 0; kill < KILLS; kill++) {
      await wait(Math.random() * KILL_WITHIN_MS)
      await worker.killAndStart()
    }
    const { doubled, unanswered } = await settled(desk)
    return [
      {
        measure: `${CONVERSATIONS} conversations × ${MESSAGES} messages within ${slowest.toFixed(1)} s, shuffled and planned twice, the worker killed ${KILLS} times`,
        floor: '—',
        ours: `${CONVERSATIONS - doubled - unanswered} answered once, ${doubled} doubled, ${unanswered} unanswered`,
        reach: `${CONVERSATIONS}, 0, 0`,
        isReached: doubled === 0 && unanswered === 0,
      },
    ]
  } finally {
    await worker.stop()
    await Promise.all([queues.stop(), ai.stop()])
    unread.closeAllConnections()
    unread.close()
    Object.assign(process.env, environment)
  }
}

/** Returns the seconds of the slowest wave. */
async function writeBursts({ ctx, people }: Desk): Promise<number> {
  let slowest = 0
  for (let from = 0; from < people.length; from += WAVE) {
    const written = Array.from({ length: WAVE * MESSAGES }, (_, n) => from + (n % WAVE))
    const start = performance.now()
    await eachAtOnce(shuffled(written).entries(), AT_ONCE, async ([n, person]) => {
      const { id: contact, conversation } = people[person] as Desk['people'][number]
      const body = 'Do you have a Honda Civic?'
      const inbound = { sid: `SMburst${from}x${n}`, from: `+1415${5_550_000 + FIRST + person}`, body, media: [] }
      await receiveMessage({ ...ctx, now: new Date() }, inbound)
      const { messages } = await listBefore(ctx.org, conversation, undefined, 1)
      const planned = { org: ctx.org, contact, conversation, message: messages.at(-1)?.id }
      const delaySeconds = BURST_SECONDS
      await insist(() =>
        enqueueAll(JOB, [
          { body: planned, delaySeconds },
          { body: planned, delaySeconds },
        ]),
      )
    })
    slowest = Math.max(slowest, (performance.now() - start) / 1000)
  }
  return slowest
}

/** The queue is of this process too, which has its hands full; the stream would come back as well. */
const insist = async (act: () => Promise<unknown>): Promise<unknown> => act().catch(() => insist(act))

const shuffled = <One>(list: One[]) =>
  list
    .map((one) => [Math.random(), one] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, one]) => one)

/** Waits until every burst has its answer, and whatever is still under way has had its time. */
async function settled(desk: Desk) {
  let found = await lookAt(desk)
  for (const until = Date.now() + SETTLED_SECONDS * 1000; found.unanswered > 0 && Date.now() < until; await wait(2_000))
    found = await lookAt(desk)
  await wait(10_000)
  return lookAt(desk)
}

async function lookAt({ ctx, people }: Desk) {
  const counts: number[] = []
  await eachAtOnce(people, 8, async ({ conversation }) => {
    const { messages } = await listBefore(ctx.org, conversation, undefined, 20)
    counts.push(messages.filter(({ by, direction }) => direction === 'outbound' && facetsOf(by).isAi).length)
  })
  return { doubled: counts.filter((n) => n > 1).length, unanswered: counts.filter((n) => n === 0).length }
}
