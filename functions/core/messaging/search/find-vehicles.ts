import type { Ctx } from '../../platform/ctx.ts'
import { searchShown } from '../../stock/catalogue/search-shown.ts'

/** The dealership's vehicles that a search finds, those from behind so many. */
export async function findVehicles({ org }: Ctx, search: string, skip: number, limit: number) {
  const { vehicles, isEnd } = await searchShown(org, search, { skip, limit })
  const shown = vehicles.map(({ id, title, stockNumber, created_at: at }) => ({
    id,
    text: [title, stockNumber].filter(Boolean).join(' · '),
    at,
  }))
  return { vehicles: shown, isEnd }
}
