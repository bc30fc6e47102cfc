import { setTimeout as wait } from 'node:timers/promises'
import type { Step } from '#contract/outreach/automation-schema.ts'
import { listNotesOf as listNotes } from '../../functions/core/customers/notes/door.ts'
import { listBefore } from '../../functions/core/messaging/messages/thread-store.ts'
import { findPublished, findSwitchboard } from '../../functions/core/outreach/automations/door.ts'
import { publish, putAutomation } from '../../functions/core/outreach/automations/store.ts'
import { listRuns } from '../../functions/core/outreach/runs/store.ts'
import type { Ctx } from '../../functions/core/platform/ctx.ts'
import { putDue } from '../../functions/core/platform/due/door.ts'
import { eachAtOnce } from '../../functions/core/platform/each-at-once.ts'
import { newId } from '../../functions/core/platform/table/ids.ts'
import type { BenchCloud } from './bench-cloud.ts'
import { type Customer, openDealership } from './due/fill.ts'
import { findAllDue, startDoomedJobs } from './due/start-doomed-jobs.ts'
import type { Figure } from './measure.ts'

/** `RUNS=10000 npm run bench -- sequences` takes more of them. */
const RUNS = Number(process.env.RUNS ?? 2_000)
/** A dealership begins at most 1,000 runs within an hour. */
const DEALERSHIPS = 20
const KILLS = 50
/** The kills come within so many milliseconds of each other. */
const WITHIN_MS = 5_000
const VISIBILITY_SECONDS = 10
const MINUTE_MS = 60_000
const MOST_ROUNDS = 8

const STEPS: Step[] = [
  { id: 'first', act: 'send', body: 'Still looking?' },
  { id: 'wait', act: 'wait', minutes: 30 },
  { id: 'note', act: 'note', text: 'Written to.' },
  { id: 'later', act: 'wait', minutes: 30 },
  { id: 'last', act: 'send', body: 'One more thing.' },
]

/** Runs through a sequence of five steps, while the jobs that take them are killed again and again. */
export async function measureSequences(cloud: BenchCloud): Promise<Figure[]> {
  const kinds = ['run-automations'] as const
  const doom = { name: 'sequences', visibilitySeconds: VISIBILITY_SECONDS, isWhole: true }
  const { runs, line, stop } = await startDoomedJobs(cloud, kinds, doom)
  try {
    const [account] = cloud.twilio.accounts()
    const from = lawfulHour()
    const places: Place[] = []
    for (let n = 0; n < DEALERSHIPS; n++) {
      const each = RUNS / DEALERSHIPS
      const place = await openDealership(account, each, n * each)
      places.push({ ...place, automation: await switchOn(place.ctx) })
    }
    await putDue(
      places.flatMap(({ ctx, people, automation }) =>
        people.map(({ id: contact }, n) => ({
          kind: 'run-automations' as const,
          org: ctx.org,
          ids: { task: 'start', automation, contact, about: 'bench' },
          at: new Date(from + (n / people.length) * 60 * MINUTE_MS).toISOString(),
        })),
      ),
    )
    const left = new Map<string, number>()
    line.let((message) => {
      left.set(message, (left.get(message) ?? 0) + 1)
      return 'through'
    })
    const start = Date.now()
    const spread = 180 * MINUTE_MS
    for (let kill = 1; kill <= KILLS; kill++) {
      runs.call('run-due', { now: new Date(from + spread * (kill / KILLS)).toISOString() }).catch(() => {})
      await wait(Math.random() * WITHIN_MS)
      await runs.killAndStart()
    }
    let seen = await lookAt(places)
    const midway = seen.taken
    for (let round = 1; round <= MOST_ROUNDS && seen.unfinished > 0; round++) {
      await findAllDue(runs, new Date(from + spread + round * 31 * MINUTE_MS))
      seen = await settled(places)
    }
    const doubled = [...left.values()].filter((times) => times > 1).length
    const seconds = (Date.now() - start) / 1000
    return [
      {
        measure: `${RUNS} runs through a sequence of five steps with waits, ${DEALERSHIPS} dealerships, killed ${KILLS} times`,
        floor: '—',
        ours: `${seen.unfinished} unfinished, steps not taken ${seen.missed}, taken twice ${seen.doubled}, messages sent twice ${doubled}; ${midway} of ${RUNS * STEPS.length} taken under kills, all within ${seconds.toFixed(0)} s`,
        reach: 'each step once',
        isReached: seen.unfinished + seen.missed + seen.doubled + doubled === 0,
      },
    ]
  } finally {
    await stop()
  }
}

/** An hour on a coming Tuesday at which everybody may be written to, and for long after. */
function lawfulHour(): number {
  const day = new Date(Date.now() + 86_400_000)
  day.setUTCHours(18, 30, 0, 0)
  while (day.getUTCDay() !== 2) day.setUTCDate(day.getUTCDate() + 1)
  return day.getTime()
}

interface Place {
  ctx: Ctx
  people: Customer[]
  automation: string
}

async function switchOn({ org, caller, now }: Ctx): Promise<string> {
  const [id, at] = [newId(now), now.toISOString()]
  const definition = {
    trigger: { on: 'labeled' as const, label: 'None' },
    conditions: undefined,
    steps: STEPS,
    purpose: 'informational' as const,
    exits: [],
    cool_down_minutes: 525_600,
  }
  const draft = {
    org,
    id,
    version: 1,
    name: 'Sequence',
    status: 'draft' as const,
    ...definition,
    published: 0,
    user_id: caller.id,
    user_name: caller.name,
    updated_at: at,
  }
  await putAutomation(draft)
  const next = { ...draft, version: 2, status: 'published' as const, published: 1, published_of: 2 }
  const version = {
    org,
    automation: id,
    number: 1,
    name: draft.name,
    ...definition,
    user_id: caller.id,
    published_at: at,
  }
  await publish(draft, next, version, await findSwitchboard(org, true))
  if (!(await findPublished(org, id, 1))) throw new Error('The sequence is not on.')
  return id
}

type Seen = Awaited<ReturnType<typeof lookAt>>

/** Waits until no run moves any more: what was being done at a kill comes back only then. */
async function settled(places: Place[]): Promise<Seen> {
  let seen = await lookAt(places)
  for (let before = -1; seen.taken !== before && seen.unfinished > 0; ) {
    before = seen.taken
    await wait((VISIBILITY_SECONDS + 5) * 1000)
    seen = await lookAt(places)
  }
  return seen
}

async function lookAt(places: Place[]) {
  const seen = { unfinished: 0, taken: 0, missed: 0, doubled: 0 }
  for (const { ctx, people, automation } of places) {
    const { runs } = await listRuns(ctx.org, automation, { limit: 2 * people.length })
    const isDone = runs.filter(({ status }) => status === 'done')
    seen.unfinished += people.length - isDone.length
    seen.taken += runs.reduce((sum, { story }) => sum + story.length, 0)
    if (isDone.length < people.length) continue
    await eachAtOnce(people, 8, async ({ id, conversation }) => {
      const { messages } = await listBefore(ctx.org, conversation, undefined, 50)
      const texts = messages.filter(({ direction }) => direction === 'outbound').map(({ body }) => body)
      const notes = await listNotes(ctx.org, id)
      const times = [...['Still looking?', 'One more thing.'].map((text) => count(texts, text)), notes.length]
      seen.missed += times.filter((one) => one === 0).length
      seen.doubled += times.filter((one) => one > 1).length
    })
  }
  return seen
}

const count = (texts: readonly (string | undefined)[], wanted: string) => texts.filter((text) => text === wanted).length
