import { momentOf } from '../../platform/table/ids.ts'
import type { FactItem } from '../facts/entity.ts'
import { weekdayOf } from './day-spans.ts'
import { addBuckets, addTo, type Buckets, bucketOf } from './log-buckets.ts'
import { type CellKind, FIRST_HOURS, isOfLead, type Part, partOf } from './report-parts.ts'

/** Facts that have the same kind, agent, channel, and extra, added up. */
export interface Cell {
  n: number
  /** Of calls, all together. */
  seconds: number
  units: number
  /** How long they took, around the clock, and of first answers within business hours. */
  clock: Buckets
  working: Buckets
}
/** By `kind|agent|channel|extra`, of some kinds with a time behind it (`readName`). */
export type Cells = Map<string, Cell>

const emptyCell = (): Cell => ({ n: 0, seconds: 0, units: 0, clock: [], working: [] })

const nameOf = (kind: CellKind, { agent = '', channel = '' }: Pick<FactItem, 'agent' | 'channel'>, extra: string) =>
  [kind, agent, channel, extra].join('|')

/** Splits a cell's name; `time`: of a lead the day it came in, of hours the weekday, of messages the month. */
export function readName(name: string) {
  const [kind = '', agent = '', channel = '', extra = '', time = ''] = name.split('|')
  return { kind: kind as CellKind, agent, channel, extra, time }
}

/** Formats are made once a zone: that takes longer than to use them. */
const clocks = new Map<string, Intl.DateTimeFormat>()
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23' } as const
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, ...parts })
  clocks.set(timeZone, made)
  return made
}
function localOf(at: Date, timeZone: string) {
  const part = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  return { day: `${part.year}-${part.month}-${part.day}`, hour: part.hour ?? '00' }
}
export const localDay = (at: Date, timeZone: string) => localOf(at, timeZone).day

/** Adds the facts of one part of reports to cells. */
export function addFacts(
  cells: Cells,
  facts: readonly FactItem[],
  { timezone, part }: { timezone: string; part: Part },
): void {
  for (const fact of facts)
    for (const [name, kind] of namesOf(fact, timezone)) if (partOf(kind) === part) add(cells, name, kind, fact)
}

/** The cells that a fact is added to. */
function* namesOf(fact: FactItem, timeZone: string): Generator<[name: string, kind: CellKind]> {
  const { kind, extra = '', since, vehicle, stage } = fact
  if (isOfLead(kind)) {
    // Whose they are is found by when they came in.
    const came = since ? localDay(new Date(since), timeZone) : ''
    yield [`${nameOf(kind, fact, extra)}|${came}`, kind]
    if (kind === 'lost' && stage) yield [`${nameOf('lost_from', fact, stage)}|${came}`, 'lost_from']
    return
  }
  const { day, hour } = localOf(momentOf(fact.id), timeZone)
  if (kind === 'opened') yield [`${nameOf(kind, fact, hour)}|${weekdayOf(day)}`, kind]
  else if (kind === 'sent') yield [`${nameOf(kind, fact, extra)}|${day.slice(0, 'YYYY-MM'.length)}`, kind]
  else yield [nameOf(kind, fact, extra), kind]
  if (vehicle && kind === 'booked') yield [nameOf('vehicle_booked', {}, vehicle), 'vehicle_booked']
  if (vehicle && kind === 'kept') yield [nameOf('vehicle_kept', {}, vehicle), 'vehicle_kept']
  if (kind !== 'sent' || extra !== 'first' || !since) return
  const asked = localOf(new Date(since), timeZone)
  yield [`${nameOf(FIRST_HOURS, {}, asked.hour)}|${weekdayOf(asked.day)}`, FIRST_HOURS]
}

/** Hours of the week are compared with each other: their medians need be no closer than 12 %. */
const COARSE = 6
const coarse = (bucket: number) => (bucket === 0 ? 0 : Math.ceil(bucket / COARSE) * COARSE - 2)

function add(cells: Cells, name: string, kind: CellKind, { seconds, working, units = 0, extra }: FactItem) {
  const cell = cells.get(name) ?? emptyCell()
  cells.set(name, cell)
  cell.n++
  cell.units += units
  if (seconds === undefined) return
  // Only what reports show is kept of times: each kilobyte is read for years.
  if (kind === 'call') {
    cell.seconds += seconds
    return
  }
  addTo(cell.clock, kind === FIRST_HOURS ? coarse(bucketOf(seconds)) : bucketOf(seconds))
  if (working !== undefined && kind === 'sent' && extra === 'first') addTo(cell.working, bucketOf(working))
}

/** Adds a cell to another. */
export function addCell(to: Cell, from: Cell): Cell {
  to.n += from.n
  to.seconds += from.seconds
  to.units += from.units
  addBuckets(to.clock, from.clock)
  addBuckets(to.working, from.working)
  return to
}

/** Several cells as one. */
export const sumCells = (cells: Iterable<Cell>): Cell => [...cells].reduce(addCell, emptyCell())

/** The cells of several spans as those of one. */
export function addCells(all: readonly (Cells | undefined)[]): Cells {
  const sums: Cells = new Map()
  for (const cells of all)
    for (const [name, cell] of cells ?? []) sums.set(name, addCell(sums.get(name) ?? emptyCell(), cell))
  return sums
}
