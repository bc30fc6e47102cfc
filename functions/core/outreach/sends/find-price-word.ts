import { besideAmount } from '#contract/stock/price-rule.ts'
import { findOwnerLanguage } from '../../people/accounts/find-owner-language.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { findShownPrice } from '../../stock/prices/find-shown-price.ts'
import { findVehicle } from '../../stock/vehicles/door.ts'

const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

/** A vehicle's price as customers may see it, with its words; undefined where they may see none. */
export async function findPriceWord(org: OrgId, vehicle_id: string | undefined): Promise<string | undefined> {
  if (vehicle_id === undefined) return undefined
  const [vehicle, language] = await Promise.all([findVehicle(org, vehicle_id), findOwnerLanguage(org)])
  const shown = vehicle && (await findShownPrice(org, vehicle))
  return shown ? besideAmount(DOLLARS.format(shown.amount), shown, language) : undefined
}
