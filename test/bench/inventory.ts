import { SORTS } from '#contract/stock/inventory.ts'
import { listInventory } from '../../functions/core/stock/inventory/list-inventory.ts'
import { fillLot } from '../core/stock/inventory/lot.ts'
import { installMeter, metered, type Spent } from './capacity-meter.ts'
import { manager } from './dealership.ts'
import { vehiclesOfDealer } from './many-vehicles.ts'
import { type Figure, percentile, timed } from './measure.ts'

const CARS = 5000
const ROUNDS = 20
const READS = 3
const READ_UNITS = 50

/** Reads, capacity and time of a catalogue page of 20: each sort order, with and without a search. */
export async function measureInventory(): Promise<Figure[]> {
  installMeter()
  const ctx = manager()
  await fillLot(ctx.org, vehiclesOfDealer(CARS))

  const figures: Figure[] = []
  for (const search of ['', 'toyota xle 20'])
    for (const sort_by of SORTS) {
      const open = () => listInventory(ctx, { page: 2, per_page: 20, search, sort_by })
      const spent = await metered(open)
      const times: number[] = []
      for (let i = 0; i < ROUNDS; i++) times.push(await timed(open))
      const { data, total } = await open()
      const found = search ? `“${search}”: ${total} vehicles` : `${total} vehicles`
      figures.push(row(`${sort_by}, ${data.length} of ${found}`, spent, times))
    }
  return figures
}

function row(what: string, spent: Spent, times: number[]): Figure {
  const [median, slow] = [percentile(times, 0.5).toFixed(0), percentile(times, 0.95).toFixed(0)]
  return {
    measure: `inventory page: ${what}`,
    floor: '—',
    ours: `${spent.reads} reads; ${spent.readUnits} RRU; ${median} ms (p95 ${slow} ms)`,
    reach: `2 reads + 1 batch, ≤ ${READ_UNITS} RRU`,
    isReached: spent.reads <= READS && spent.readUnits <= READ_UNITS && spent.writes === 0,
  }
}
