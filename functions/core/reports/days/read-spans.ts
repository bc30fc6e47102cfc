import { dayAfter, startOfDay } from '../../people/organizations/local-dates.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { eachAtOnce } from '../../platform/each-at-once.ts'
import { earliestId, momentOf } from '../../platform/table/ids.ts'
import { listFacts, listLate } from '../facts/door.ts'
import { BEHIND_MS, expiryOf } from '../facts/fact-times.ts'
import { daysBetween, utcDaysOf } from './day-bounds.ts'
import { addCells, addFacts, type Cells } from './day-cells.ts'
import { isWeek, type Span, spansOf } from './day-spans.ts'
import type { PackItem } from './entity.ts'
import { packCells, unpackCells } from './pack-cells.ts'
import type { Part } from './report-parts.ts'
import { listPacks, putPack } from './store.ts'

const AT_ONCE = 8
/** Facts that were read one by one before what they add up to is kept: a day that goes on isn't written for each reader. */
const WORTH_KEEPING = 100

interface Period {
  timezone: string
  part: Part
  from: string
  to: string
  now: Date
}

/**
 * The cells of each span of a period, by its first day. Days that are over are added up once, the day that goes on now
 * and then, and anew where facts came late; what came since is read itself. Whole weeks are kept by themselves.
 */
export async function readSpans(org: OrgId, { from, to, now, ...of }: Period): Promise<Map<string, Cells>> {
  const today = spansOf(from, to).filter((span) => startOfDay(span.from, of.timezone) <= now.getTime())
  const utc = utcDaysOf(startOfDay(from, of.timezone), startOfDay(dayAfter(to), of.timezone))
  const late = await listLate(org, utc[0] ?? '', utc.at(-1) ?? '')
  const reading: Reading = { org, ...of, late, now: now.getTime(), behind: now.getTime() - BEHIND_MS }
  const weeks = today.filter(isWeek)
  const [first, last] = [weeks[0]?.from ?? dayAfter(to), weeks.at(-1)?.from ?? to]
  const [ofWeeks, before, after] = await Promise.all([
    readWeeks(reading, weeks),
    readDays(reading, daysIn(today.filter((span) => span.from < first))),
    readDays(reading, daysIn(today.filter((span) => span.from > last))),
  ])
  const days = new Map([...before, ...after])
  return new Map(
    today.map((span) => [span.from, ofWeeks.get(span.from) ?? addCells(daysIn([span]).map((day) => days.get(day)))]),
  )
}

const daysIn = (spans: readonly Span[]) => spans.flatMap(({ from, to }) => daysBetween(from, to))

interface Reading {
  org: OrgId
  timezone: string
  part: Part
  late: Map<string, number>
  now: number
  /** Until here no fact is expected any more that isn't told to be late. */
  behind: number
}

/** The cells of whole weeks that follow each other. */
async function readWeeks(reading: Reading, weeks: readonly Span[]): Promise<Map<string, Cells>> {
  const read = new Map<string, Cells>()
  const packs = await packsOf(reading, 'week', weeks)
  await eachAtOnce(weeks, AT_ONCE, async (week) => {
    const { late, last } = boundsOf(reading, week)
    const kept = packs.get(week.from)
    if (kept?.late === late) {
      read.set(week.from, unpackCells(kept.data))
      return
    }
    const cells = addCells([...(await readDays(reading, daysIn([week]))).values()])
    read.set(week.from, cells)
    if (reading.behind >= last) await keep(reading, 'week', week.from, { cells, late, until: last })
  })
  return read
}

/** The cells of days that follow each other. */
async function readDays(reading: Reading, days: readonly string[]): Promise<Map<string, Cells>> {
  const read = new Map<string, Cells>()
  const spans = days.map((day) => ({ from: day, to: day }))
  const packs = await packsOf(reading, 'day', spans)
  await eachAtOnce(spans, AT_ONCE, async (span) => {
    const kept = packs.get(span.from)
    const pack = kept?.late === boundsOf(reading, span).late ? kept : undefined
    read.set(span.from, await readDay(reading, span, pack))
  })
  return read
}

const packsOf = async ({ org, timezone, part }: Reading, unit: PackItem['unit'], spans: readonly Span[]) => {
  const [first, last] = [spans[0], spans.at(-1)]
  return first && last ? listPacks(org, { timezone, part, unit }, first.from, last.from) : new Map<string, PackItem>()
}

/** When a span begins and ends, and the late facts of the days of UTC that it touches. */
function boundsOf({ timezone, late }: Reading, { from, to }: Span) {
  const [first, last] = [startOfDay(from, timezone), startOfDay(dayAfter(to), timezone)]
  return { first, last, late: utcDaysOf(first, last).reduce((sum, one) => sum + (late.get(one) ?? 0), 0) }
}

async function readDay(reading: Reading, span: Span, pack: PackItem | undefined): Promise<Cells> {
  const { org, timezone, part, behind } = reading
  const { first, last, late } = boundsOf(reading, span)
  const cells: Cells = pack ? unpackCells(pack.data) : new Map()
  const from = pack?.until ?? earliestId(first)
  const until = earliestId(last)
  if (from >= until || first > reading.now) return cells
  const starts = Math.max(first, momentOf(from).getTime())
  const pages = await Promise.all(utcDaysOf(starts, last).map((one) => listFacts(org, one, from, until)))
  const facts = pages.flat().filter(({ id }) => id >= from && id < until)
  const horizon = earliestId(Math.min(last, behind))
  const settled = facts.filter(({ id }) => id < horizon)
  addFacts(cells, settled, { timezone, part })
  const isOver = behind >= last
  if (horizon > from && (isOver || settled.length >= WORTH_KEEPING))
    await keep(reading, 'day', span.from, { cells, late, until: Math.min(last, behind) })
  addFacts(
    cells,
    facts.filter(({ id }) => id >= horizon),
    { timezone, part },
  )
  return cells
}

const keep = (
  { org, timezone, part }: Reading,
  unit: PackItem['unit'],
  from: string,
  { cells, late, until }: { cells: Cells; late: number; until: number },
) =>
  putPack({
    org,
    timezone,
    part,
    unit,
    from,
    late,
    data: packCells(cells),
    until: earliestId(until),
    ttl: expiryOf(until),
  })
