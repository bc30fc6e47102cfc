import type { Ctx } from '../../platform/ctx.ts'
import { findLot } from '../catalogue/store.ts'

/** The dealer code whose vehicles alone are shown, and the codes that there are. */
export async function getDcidFilter({ org }: Ctx) {
  const lot = await findLot(org)
  const dealers = lot && !lot.is_feed_hidden ? lot.dealers : []
  return {
    dcid_filter: lot?.dcid_filter ?? null,
    is_active: lot?.dcid_filter !== undefined,
    dealers: dealers.map(({ code, name = null, vehicles }) => ({ code, name, vehicles })),
  }
}
