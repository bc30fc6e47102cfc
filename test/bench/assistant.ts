import { join } from 'node:path'
import { answerCustomer } from '../../functions/core/assistant/turns/answer-customer.ts'
import { findTurn } from '../../functions/core/assistant/turns/store.ts'
import { listBefore } from '../../functions/core/messaging/messages/thread-store.ts'
import { startAi } from '../../lib/local/ai.ts'
import { openDesk } from './assistant/open-desk.ts'
import type { BenchCloud } from './bench-cloud.ts'
import { installMeter, metered, type Spent } from './capacity-meter.ts'
import { type Figure, median, percentile } from './measure.ts'

const TURNS = 30
const MOST_MS = 150
const MOST_READS = 15
const MOST_UNITS = 40

/** What a turn costs beside its model. */
export async function measureAssistant(cloud: BenchCloud): Promise<Figure[]> {
  installMeter()
  const ai = await startAi({ dir: join(cloud.dir, 'ai') })
  process.env.OPENAI_BASE_URL = ai.urls.openai
  try {
    return await figuresOfTurn(cloud, ai)
  } finally {
    await ai.stop()
  }
}

/** A model that asks for three tools at once, and answers with what they told. */
async function figuresOfTurn(cloud: BenchCloud, ai: Awaited<ReturnType<typeof startAi>>): Promise<Figure[]> {
  const { ctx, people, vehicle } = await openDesk(cloud, ai, TURNS, 30_000)
  const tool = (name: string, args: object) => ({ name, arguments: args })
  const tools = [
    tool('search_vehicles', { text: 'civic' }),
    tool('get_dealership', {}),
    tool('find_slots', { kind: 'visit', from: null, to: null }),
  ]
  const sentences = [[{ phrase: 'here_is', slots: { vehicle: vehicle.id } }], [{ act: 'offer_slots', id: null }]]
  const times: number[] = []
  const spent: Spent[] = []
  for (const { id: contact, conversation } of people) {
    ai.script.set({ turns: [{ calls: tools }, { calls: [tool('reply', { sentences })] }] })
    const [message] = (await listBefore(ctx.org, conversation, undefined, 1)).messages
    const asked = { contact, conversation, message: message?.id ?? '' }
    const start = performance.now()
    spent.push(await metered(() => answerCustomer({ org: ctx.org, now: new Date(), requestId: 'bench' }, asked)))
    times.push(performance.now() - start)
    const turn = await findTurn(ctx.org, asked.message)
    if (turn?.outcome !== 'answered') throw new Error(`A turn of the bench ended ${turn?.outcome}: ${turn?.reason}`)
  }
  const [own, slow] = [median(times), percentile(times, 0.95)]
  const reads = median(spent.map((one) => one.reads))
  const units = median(spent.map((one) => one.writeUnits))
  return [
    {
      measure: `a turn of the assistant with three tools, two calls of a model that answers at once, ${TURNS} times`,
      floor: '—',
      ours: `median ${Math.round(own)} ms, 95th percentile ${Math.round(slow)} ms`,
      reach: `median ≤ ${MOST_MS} ms`,
      isReached: own <= MOST_MS,
    },
    {
      measure: 'table calls of that turn',
      floor: '—',
      ours: `${reads} reads (${median(spent.map((one) => one.readUnits))} RRU), ${median(spent.map((one) => one.writes))} writes (${units} WRU)`,
      reach: `≤ ${MOST_READS} reads, ≤ ${MOST_UNITS} WRU`,
      isReached: reads <= MOST_READS && units <= MOST_UNITS,
    },
  ]
}
