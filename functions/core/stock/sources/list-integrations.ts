import { pathOf } from '#contract/route.ts'
import { pages } from '#contract/stock/pages.ts'
import { may } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { publicUrl } from '../../platform/environment.ts'
import { findLot } from '../catalogue/door.ts'
import { countShown } from '../catalogue/shown-vehicles.ts'
import { findIntegration, findNextSync } from '../integrations/door.ts'
import { listLatest } from '../syncs/list-syncs.ts'
import { presentRun } from '../syncs/present-run.ts'

/**
 * The source of the inventory, its last run, and statistics; the password is never included, and the server and its
 * user name are for managers only.
 */
export async function listIntegrations(ctx: Ctx) {
  const { org, caller } = ctx
  const [integration, lot, next_sync_at, [last]] = await Promise.all([
    findIntegration(org),
    findLot(org),
    findNextSync(org),
    listLatest(org),
  ])
  const stats = {
    vehicles: lot ? countShown(lot) : 0,
    dealers: lot?.dealers.length ?? 0,
    dealer_page: lot ? publicUrl() + pathOf(pages.dealer, { id: lot.dealer_id }) : null,
    is_feed_hidden: lot?.is_feed_hidden ?? false,
  }
  if (!integration) return { integrations: [], stats }
  const { provider, server, username, allow_plain, connected_at, connected_by = null } = integration
  const login = may(caller, 'inventory') ? { server, username } : { server: null, username: null }
  const shown = { provider, ...login, allow_plain, connected_at, connected_by }
  return {
    integrations: [
      {
        ...shown,
        status: 'active' as const,
        last_sync: last ? presentRun(ctx, last) : null,
        next_sync_at: next_sync_at ?? null,
      },
    ],
    stats,
  }
}
