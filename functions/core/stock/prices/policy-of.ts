import type { PricePolicy } from '#contract/stock/price-rule.ts'
import type { OrganizationItem } from '../../people/organizations/entity.ts'

/** California wants a total price in the first writing about a vehicle (CARS Act, SB 766, since 2026-10-01). */
const TOTAL_PRICE_STATES = ['CA', 'CALIFORNIA']

type Told = Pick<OrganizationItem, 'state' | 'prices'>

export const isTotalByLaw = (organization: Pick<Told, 'state'> | undefined) =>
  TOTAL_PRICE_STATES.includes((organization?.state ?? '').replace(/\./g, '').trim().toUpperCase())

/** What a dealership's prices are, by its own word and by the law of its state. */
export const policyOf = (organization: Told | undefined): PricePolicy => ({
  isTotal: organization?.prices?.total !== undefined,
  isTotalOnly: isTotalByLaw(organization) || organization?.prices?.is_total_only === true,
  feeLine: organization?.prices?.fee_line ?? {},
})
