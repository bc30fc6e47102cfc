import type { Ctx } from '../../functions/core/platform/ctx.ts'
import { fillLot } from '../core/stock/inventory/lot.ts'

/** A vehicle comes, gets cheaper, is sold, comes back, and is sold for good while another comes. The id of the other. */
export async function turnStock({ org, now }: Ctx): Promise<string> {
  const one = { key: 'V1', make: 'Toyota', model: 'Tacoma', year: 2024, price: 3_000_000 }
  const sold = (minutes: number) => ({
    availability: 'sold' as const,
    sold_at: new Date(now.getTime() + minutes * 60_000).toISOString(),
  })
  await fillLot(org, [one])
  for (const change of [{}, sold(0), {}, sold(1)]) await fillLot(org, [{ ...one, price: 2_800_000, ...change }])
  const [other] = await fillLot(org, [{ ...one, key: 'V2' }])
  if (!other) throw new Error('No vehicle was kept.')
  return other.id
}
