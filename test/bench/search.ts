import { searchEverything } from '../../functions/core/calls/search/search-everything.ts'
import { indexTexts } from '../../functions/core/customers/text-words/index-texts.ts'
import { periodOf } from '../../functions/core/customers/text-words/rules.ts'
import { searchedWordsOf } from '../../functions/core/customers/text-words/searched-words.ts'
import { newId } from '../../functions/core/platform/table/ids.ts'
import { connectDealership } from './bench-cloud.ts'
import { installMeter, metered } from './capacity-meter.ts'
import { randomFrom } from './contacts.ts'
import { type Figure, median, percentile, timed } from './measure.ts'
import { fillSaid } from './search/fill-said.ts'
import { makeTalk } from './search/make-talk.ts'

const CONTACTS = Number(process.env.BENCH_CONTACTS ?? 50_000)
const MESSAGES = Number(process.env.BENCH_MESSAGES ?? 2_000_000)
const CALLS = 15
const MOST_UNITS = 40
const MOST_MS = 400
const TALKS = 300
const MOST_WRITES = 3

/** A rare word with a common one, and two common ones: of these a first page reads the latest quarter alone. */
const RARE = 'lockhart windshield'
const COMMON = 'windshield dent'

/** What the first page of a search in everything costs a large dealership. */
export async function measureSearch(): Promise<Figure[]> {
  installMeter()
  const { ctx } = await connectDealership()
  const [rare = '', ...common] = searchedWordsOf(`${RARE} ${COMMON}`).words.map((word) => word.slice(0, 6))
  const latest = periodOf('m', ctx.now)
  const isRead = (said: Map<string, Map<string, string>>) =>
    [...said.values()].some((words) => words.has(rare)) || common.every((stem) => said.get(latest)?.has(stem))
  const size = { contacts: CONTACTS, messages: MESSAGES }
  await fillSaid(ctx.org, size, { stems: [rare, ...common], isRead }, randomFrom(7))
  const figures: Figure[] = []
  for (const q of [RARE, COMMON])
    for (const only of [undefined, ['messages' as const]]) {
      const find = () => searchEverything({ ...ctx, now: new Date() }, { q, in: only })
      const { data, cursor } = await find()
      const { readUnits } = await metered(find)
      const times: number[] = []
      for (let n = 0; n < CALLS; n++) times.push(await timed(find))
      const slow = percentile(times, 0.95)
      figures.push({
        measure: `search of “${q}” in ${only ?? 'everything'}, ${CONTACTS} contacts with ${MESSAGES} messages: first page (${data.length} found${cursor ? ', more behind' : ''})`,
        floor: '—',
        ours: `${readUnits} RRU; median ${Math.round(median(times))} ms, 95th percentile ${Math.round(slow)} ms`,
        reach: `≤ ${MOST_UNITS} RRU, ≤ ${MOST_MS} ms`,
        isReached: readUnits <= MOST_UNITS && slow <= MOST_MS,
      })
    }
  return figures
}

/** What the index of words writes for each message, one by one as they come. */
export async function measureSearchWrites(): Promise<Figure[]> {
  installMeter()
  const { ctx } = await connectDealership()
  const random = randomFrom(11)
  const each = MESSAGES / CONTACTS
  const start = Date.UTC(2026, 7, 20)
  const spent = await metered(async () => {
    for (let n = 0; n < TALKS; n++) {
      const contact = newId(ctx.now)
      for (const [i, text] of makeTalk(random, each).entries())
        await indexTexts(ctx.org, 'm', [{ contact, at: new Date(start + i * 86_400_000), text }])
    }
  })
  const writes = spent.writeUnits / (TALKS * each)
  return [
    {
      measure: `writes for the search, a message (${TALKS} conversations of ${each} messages over ${each} days)`,
      floor: '—',
      ours: `${writes.toFixed(2)} WRU, ${(spent.readUnits / (TALKS * each)).toFixed(2)} RRU`,
      reach: `≤ ${MOST_WRITES} WRU`,
      isReached: writes <= MOST_WRITES,
    },
  ]
}
