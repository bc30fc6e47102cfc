import { USUAL_FEE_LINE } from '#contract/stock/price-rule.ts'
import type { Prices } from '#contract/stock/prices.ts'
import { findOrganization } from '../../people/organizations/door.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { isTotalByLaw, policyOf } from './policy-of.ts'

/** What the dealership says of its prices. */
export async function getPrices({ org }: Pick<Ctx, 'org'>): Promise<Prices> {
  const organization = await findOrganization(org, true)
  const { isTotal, isTotalOnly, feeLine } = policyOf(organization)
  const said = organization?.prices?.total
  return {
    prices_are_total: isTotal,
    said_at: said?.said_at ?? null,
    said_by: said?.said_by ?? null,
    total_price_only: isTotalOnly,
    is_by_law: isTotalByLaw(organization),
    fee_line: { en: feeLine.en ?? '', es: feeLine.es ?? '' },
    usual_fee_line: USUAL_FEE_LINE,
  }
}
