import type { OrgId } from '../../platform/ctx.ts'
import { eachAtOnce } from '../../platform/each-at-once.ts'
import { earliestId, momentOf } from '../../platform/table/ids.ts'
import { BEHIND_MS } from '../facts/rules.ts'
import { listFacts, listLate } from '../facts/store.ts'
import { beginningOf, dayAfter, daysBetween, utcDaysOf } from './day-bounds.ts'
import type { DayPackItem } from './entity.ts'
import { packCells, unpackCells } from './pack-cells.ts'
import { addFacts, type Cells } from './rules.ts'
import { listPacks, putPack } from './store.ts'

const AT_ONCE = 8
/** Facts that were read one by one before what they add up to is kept: a day that goes on isn't written for each reader. */
const WORTH_KEEPING = 200
const KEPT_DAYS = 800

/**
 * The cells of each day of a range. Days that are over are added up once, the day that goes on now and then, and anew
 * where facts came late; what came since is read itself.
 */
export async function readDays(
  org: OrgId,
  { timezone, from, to, now }: { timezone: string; from: string; to: string; now: Date },
): Promise<Map<string, Cells>> {
  const [start, end] = [beginningOf(from, timezone), beginningOf(dayAfter(to), timezone)]
  const utc = utcDaysOf(start, end)
  const [packs, late] = await Promise.all([
    listPacks(org, timezone, from, to),
    listLate(org, utc[0] ?? '', utc.at(-1) ?? ''),
  ])
  const packOf = new Map(packs.map((pack) => [pack.day, pack]))
  const days = new Map<string, Cells>()
  const behind = now.getTime() - BEHIND_MS
  const wanted = daysBetween(from, to).filter((day) => beginningOf(day, timezone) <= now.getTime())
  await eachAtOnce(wanted, AT_ONCE, async (day) => {
    const [first, last] = [beginningOf(day, timezone), beginningOf(dayAfter(day), timezone)]
    const lateNow = utcDaysOf(first, last).reduce((sum, one) => sum + (late.get(one) ?? 0), 0)
    const kept = packOf.get(day)
    const pack = kept?.late === lateNow ? kept : undefined
    days.set(day, await readDay({ org, timezone, day, first, last, behind, late: lateNow }, pack))
  })
  return new Map(wanted.map((day) => [day, days.get(day) ?? new Map()]))
}

interface Day {
  org: OrgId
  timezone: string
  day: string
  first: number
  last: number
  /** Until here no fact is expected any more that isn't told to be late. */
  behind: number
  late: number
}

async function readDay(of: Day, pack: DayPackItem | undefined): Promise<Cells> {
  const { org, timezone, day, first, last, behind, late } = of
  const cells: Cells = pack ? unpackCells(pack.data) : new Map()
  const from = pack?.until ?? earliestId(first)
  const until = earliestId(last)
  if (from >= until) return cells
  const starts = Math.max(first, momentOf(from).getTime())
  const pages = await Promise.all(utcDaysOf(starts, last).map((one) => listFacts(org, one, from, until)))
  const facts = pages.flat().filter(({ id }) => id >= from && id < until)
  const horizon = earliestId(Math.min(last, behind))
  const settled = facts.filter(({ id }) => id < horizon)
  addFacts(cells, settled, timezone)
  const isOver = behind >= last
  if (horizon > from && (isOver || settled.length >= WORTH_KEEPING)) {
    const ttl = Math.floor(last / 1000) + KEPT_DAYS * 86_400
    await putPack({ org, timezone, day, late, until: horizon, data: packCells(cells), ttl })
  }
  addFacts(
    cells,
    facts.filter(({ id }) => id >= horizon),
    timezone,
  )
  return cells
}
