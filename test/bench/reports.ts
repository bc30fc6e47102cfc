import { mock } from 'node:test'
import type { DynamoDBRecord } from 'aws-lambda'
import { REPORT_NAMES } from '#contract/reports/report-facts.ts'
import { dayAfter, startOfDay } from '../../functions/core/people/organizations/local-dates.ts'
import { readOrganization } from '../../functions/core/people/organizations/read-organization.ts'
import { followChanges } from '../../functions/core/platform/changes/follow-changes.ts'
import { earliestId } from '../../functions/core/platform/table/ids.ts'
import { addFacts, type Cells, localDay } from '../../functions/core/reports/days/day-cells.ts'
import { packCells } from '../../functions/core/reports/days/pack-cells.ts'
import { PARTS } from '../../functions/core/reports/days/report-parts.ts'
import { putPack } from '../../functions/core/reports/days/store.ts'
import { expiryOf } from '../../functions/core/reports/facts/fact-times.ts'
import { follows } from '../../functions/core/reports/facts/follow.ts'
import { writeFacts } from '../../functions/core/reports/facts/store.ts'
import { getReport } from '../../functions/core/reports/summaries/get-report.ts'
import { type BenchCloud, connectDealership } from './bench-cloud.ts'
import { installMeter, metered } from './capacity-meter.ts'
import { type Figure, median, percentile, timed } from './measure.ts'
import { makeFacts } from './reports/make-facts.ts'
import { differences, hearStory, recount } from './reports/recount.ts'

const CONVERSATIONS = Number(process.env.BENCH_CONVERSATIONS ?? 200_000)
const CUSTOMERS = Number(process.env.BENCH_CUSTOMERS ?? 400)
const LIVE_CUSTOMERS = Math.min(100, CUSTOMERS)
const KILLS = 20
const MOST_WRITES = 1.5
const PEOPLE = 30
const DAYS = 90
const TIMES = 7
const MOST_UNITS = 30
const MOST_MS = 300

/** What a report of three months costs a large dealership, once its days and weeks are packed. */
export async function measureReports(): Promise<Figure[]> {
  installMeter()
  const { ctx } = await connectDealership()
  const { timezone } = await readOrganization(ctx.org)
  const today = localDay(ctx.now, timezone)
  const from = dayAfter(today, 1 - DAYS)
  for (let n = 0; n < DAYS; n++) {
    const day = dayAfter(from, n)
    const facts = makeFacts(ctx.org, day, { conversations: CONVERSATIONS / DAYS, people: PEOPLE })
    if (day === today)
      await writeFacts(
        ctx.org,
        facts.filter(({ id }) => id < earliestId(ctx.now.getTime())),
      )
    else
      for (const part of PARTS) {
        const cells: Cells = new Map()
        addFacts(cells, facts, { timezone, part })
        const until = earliestId(startOfDay(dayAfter(day), timezone))
        const pack = { org: ctx.org, timezone, part, unit: 'day' as const, from: day, until, late: 0 }
        await putPack({ ...pack, data: packCells(cells), ttl: expiryOf(ctx.now.getTime()) })
      }
  }
  const figures: Figure[] = []
  for (const name of REPORT_NAMES) {
    const read = () => getReport({ ...ctx, now: new Date() }, { name, from, to: today })
    // The first reader packs weeks, and the day that goes on.
    await read()
    const { readUnits } = await metered(read)
    const times: number[] = []
    for (let n = 0; n < TIMES; n++) times.push(await timed(read))
    const slow = percentile(times, 0.95)
    figures.push({
      measure: `report “${name}” of ${DAYS} days, ${PEOPLE} people, ${CONVERSATIONS} conversations`,
      floor: '—',
      ours: `${readUnits} RRU; median ${Math.round(median(times))} ms, the slowest ${Math.round(slow)} ms`,
      reach: `≤ ${MOST_UNITS} RRU, ≤ ${MOST_MS} ms`,
      isReached: readUnits <= MOST_UNITS && slow <= MOST_MS,
    })
  }
  return figures
}

/** What reports write for each message of a customer, all else that they record of its customer included. */
export async function measureReportWrites({ tableUrl, twilio }: BenchCloud): Promise<Figure[]> {
  const { ctx } = await connectDealership(twilio.accounts()[0])
  installMeter()
  const named = Object.entries(follows).map(([name, one]) => ({ name, ...one }))
  const told = { customers: LIVE_CUSTOMERS, random: Math.random, tableUrl, isLive: true } as const
  let [inbound, writeUnits] = [0, 0]
  await hearStory(ctx, told, async (records, now) => {
    inbound += records.filter(isInbound).length
    // What is told days later costs a mark of its day besides, and is rare.
    mock.timers.enable({ apis: ['Date'], now })
    const spent = await metered(() => followInBatches(named, records))
    mock.timers.reset()
    writeUnits += spent.writeUnits
  })
  const each = writeUnits / inbound
  return [
    {
      measure: `writes for reports, a customer’s message (${inbound} of ${LIVE_CUSTOMERS} customers, with answers, stages, appointments)`,
      floor: '—',
      ours: `${each.toFixed(2)} WRU`,
      reach: `≤ ${MOST_WRITES} WRU`,
      isReached: each <= MOST_WRITES,
    },
  ]
}

/** Reports of changes that were told badly, against all items counted from scratch. */
export async function measureReportRecount({ tableUrl, twilio }: BenchCloud): Promise<Figure[]> {
  const { ctx } = await connectDealership(twilio.accounts()[0])
  const told = { customers: CUSTOMERS, kills: KILLS, random: Math.random, tableUrl }
  const { events, killed, followed, anew } = await recount(ctx, told)
  const facts = differences(followed.facts, anew.facts).length
  const reports = followed.reports.filter((one, n) => JSON.stringify(one) !== JSON.stringify(anew.reports[n])).length
  return [
    {
      measure: `${followed.facts.length} facts of ${events} events, shuffled and doubled, the consumer killed ${killed} times, against a count from scratch`,
      floor: '—',
      ours: `${facts} facts, ${reports} reports different`,
      reach: '0',
      isReached: facts === 0 && reports === 0,
    },
  ]
}

const BATCH = 100
async function followInBatches(named: Parameters<typeof followChanges>[0], records: readonly DynamoDBRecord[]) {
  for (let at = 0; at < records.length; at += BATCH) {
    const failed = await followChanges(named, records.slice(at, at + BATCH))
    if (failed.length > 0) throw new Error('A change could not be followed.')
  }
}

/** A message of a customer's, as it came in. */
const isInbound = ({ eventName, dynamodb }: DynamoDBRecord) =>
  eventName === 'INSERT' && dynamodb?.NewImage?._et?.S === 'message' && dynamodb.NewImage.direction?.S === 'inbound'
