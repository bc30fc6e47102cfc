import type { Ctx } from '../../platform/ctx.ts'
import { findLot } from '../catalogue/door.ts'

/** The dealer code that the inventory is limited to, and all available codes. */
export async function getDcidFilter({ org }: Ctx) {
  const lot = await findLot(org)
  const dealers = lot && !lot.is_feed_hidden ? lot.dealers : []
  return {
    dcid_filter: lot?.dcid_filter ?? null,
    is_active: lot?.dcid_filter !== undefined,
    dealers: dealers.map(({ code, name = null, vehicles }) => ({ code, name, vehicles })),
  }
}
