import type { OrgId } from '../../platform/ctx.ts'
import { listVehicles } from '../../stock/vehicles/store.ts'
import { quantileOf } from '../days/log-buckets.ts'
import { cellsBy, totalOf } from './chosen-cells.ts'
import type { Built, Scope } from './report-built.ts'

const MOST_SHOWN = 30
const DAY_SECONDS = 86_400

/** What customers asked about, and how long vehicles stood. */
export async function composeVehicles(org: OrgId, { days }: Scope): Promise<Built> {
  const all = [...days.values()]
  const asked = cellsBy(all, { kind: 'asked' }, ({ extra }) => extra)
  const most = [...asked].toSorted(([, a], [, b]) => b.n - a.n).slice(0, MOST_SHOWN)
  const ids = most.map(([id]) => id)
  const seen = new Map((await listVehicles(org, ids)).map((one) => [one.vehicle.id, one]))
  const sold = totalOf(all, { kind: 'vehicle_sold' })
  const median = quantileOf(sold.clock, 0.5)
  return {
    figures: {
      asked: totalOf(all, { kind: 'asked' }).n,
      vehicles_sold: sold.n,
      days_to_sold: median === null ? null : Math.round((10 * median) / DAY_SECONDS) / 10,
    },
    series: [{ name: 'asked', dayValue: (cells) => totalOf([cells], { kind: 'asked' }).n }],
    tables: [
      {
        name: 'vehicles',
        columns: ['asked', 'views'],
        rows: most.map(([id, { n }]) => {
          const { vehicle, views = 0 } = seen.get(id) ?? {}
          return { id, label: vehicle?.title ?? id, values: [n, views] }
        }),
      },
    ],
  }
}
