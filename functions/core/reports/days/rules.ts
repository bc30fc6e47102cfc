import { momentOf } from '../../platform/table/ids.ts'
import type { FactItem, FactKind } from '../facts/entity.ts'
import { addBuckets, type Buckets, bucketOf } from './log-buckets.ts'

/** Facts that have the same kind, agent, channel, and extra, added up. */
export interface Cell {
  n: number
  seconds: number
  units: number
  /** How long they took, around the clock, and within business hours where that is something else. */
  clock: Buckets
  working: Buckets
}
/** By `kind|agent|channel|extra`. */
export type Cells = Map<string, Cell>

/** The first answers by the hour in which the question came. */
export const FIRST_HOURS = 'first_hours'
export type CellKind = FactKind | typeof FIRST_HOURS

const emptyCell = (): Cell => ({ n: 0, seconds: 0, units: 0, clock: new Map(), working: new Map() })

const nameOf = (kind: CellKind, { agent = '', channel = '' }: Pick<FactItem, 'agent' | 'channel'>, extra: string) =>
  [kind, agent, channel, extra].join('|')

/** Splits a cell's name. */
export function readName(name: string) {
  const [kind = '', agent = '', channel = '', extra = '', day = ''] = name.split('|')
  return { kind: kind as CellKind, agent, channel, extra, day }
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

/** Adds facts of one day to its cells. */
export function addFacts(cells: Cells, facts: readonly FactItem[], timeZone: string): void {
  for (const fact of facts) {
    const { kind, extra = '', since } = fact
    const { hour } = localOf(momentOf(fact.id), timeZone)
    if (kind === 'opened') add(cells, nameOf(kind, fact, hour), fact)
    else if (isOfLead(kind))
      // Whose they are is found by when they came in.
      add(cells, `${nameOf(kind, fact, extra)}|${since ? localDay(new Date(since), timeZone) : ''}`, fact)
    else add(cells, nameOf(kind, fact, extra), fact)
    if (kind === 'sent' && extra === 'first' && since) {
      const asked = localOf(new Date(since), timeZone)
      add(cells, `${nameOf(FIRST_HOURS, { channel: fact.channel }, asked.hour)}|${asked.day}`, fact)
    }
  }
}

const OF_LEADS: readonly CellKind[] = ['lead', 'contacted', 'appointment', 'shown', 'sold', 'lost']
export const isOfLead = (kind: CellKind) => OF_LEADS.includes(kind)

function add(cells: Cells, name: string, { seconds, working, units = 0 }: FactItem) {
  const cell = cells.get(name) ?? emptyCell()
  cells.set(name, cell)
  cell.n++
  cell.units += units
  if (seconds === undefined) return
  cell.seconds += seconds
  const put = (buckets: Buckets, value: number) => addBuckets(buckets, new Map([[bucketOf(value), 1]]))
  put(cell.clock, seconds)
  if (working !== undefined) put(cell.working, working)
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
