import type { Input } from '#contract/route.ts'
import type { prices } from '#contract/stock/prices.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import { findOrganization, setPrices } from '../../people/organizations/door.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { getPrices } from './get-prices.ts'

/** Changes what the dealership says of its prices, as far as given. Who says that they are total is kept, with the date. */
export async function updatePrices(ctx: Ctx, change: Input<typeof prices.setPrices>['body']) {
  const { org, now, caller } = ctx
  const { prices_are_total, total_price_only, fee_line } = change
  const said_at = now.toISOString()
  await retryOnConflict(async () => {
    const seen = (await findOrganization(org, true))?.prices
    const said = seen?.total ?? { said_at, said_by: caller.name }
    return setPrices(org, seen, {
      changed_at: said_at,
      total: (prices_are_total ?? seen?.total !== undefined) ? said : undefined,
      is_total_only: total_price_only ?? seen?.is_total_only,
      fee_line: { ...seen?.fee_line, ...fee_line },
    })
  })
  const words = { fields: Object.keys(change).join(', ') }
  if (words.fields) await recordAct(ctx, { action: 'prices_changed', about: 'prices', words })
  return getPrices(ctx)
}
