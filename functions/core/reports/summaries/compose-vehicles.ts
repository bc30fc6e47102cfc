import { listVehicles } from '../../stock/vehicles/door.ts'
import { quantileOf } from '../days/log-buckets.ts'
import { totalOf } from './chosen-cells.ts'
import type { Built, Scope } from './report-built.ts'
import { vehicleRows } from './vehicle-rows.ts'

const MOST_SHOWN = 15
const DAY_SECONDS = 86_400

/** What customers asked about, and how long vehicles stood. */
export async function composeVehicles({ ctx, spans }: Scope): Promise<Built> {
  const all = [...spans.values()]
  const sold = totalOf(all, { kind: 'vehicle_sold' })
  const rows = vehicleRows(all, MOST_SHOWN)
  const found = await listVehicles(
    ctx.org,
    rows.map(({ id }) => id),
  )
  const seen = new Map(found.map((one) => [one.vehicle.id, one]))
  const median = quantileOf(sold.clock, 0.5)
  return {
    figures: {
      asked: totalOf(all, { kind: 'asked' }).n,
      vehicles_sold: sold.n,
      days_to_sold: median === null ? null : Math.round((10 * median) / DAY_SECONDS) / 10,
    },
    series: [{ name: 'asked', spanValue: (cells) => totalOf([cells], { kind: 'asked' }).n }],
    tables: [
      {
        name: 'vehicles',
        columns: ['asked', 'views', 'booked', 'kept'],
        rows: rows.map(({ id, asked, booked, kept }) => ({
          id,
          label: seen.get(id)?.vehicle.title ?? id,
          values: [asked, seen.get(id)?.views ?? 0, booked, kept],
        })),
      },
    ],
  }
}
