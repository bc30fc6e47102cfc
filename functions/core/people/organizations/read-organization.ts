import type { Organization } from '#contract/people/organizations.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { findOrganization } from './door.ts'
import { asOrganization } from './rules.ts'
import { standingOf } from './standing-of.ts'

/** Settings of the whole dealership: its time zone, hours, country and sounds. */
export const readOrganization = async (org: OrgId): Promise<Organization> =>
  asOrganization((await findOrganization(org)) ?? { org, name: '' })

/** The same, as it is now, with what it says of its vehicles' prices, and whether it may send. */
export async function readWithPrices(org: OrgId, isFresh = true) {
  const item = (await findOrganization(org, isFresh)) ?? { org, name: '' }
  return {
    organization: asOrganization(item),
    said: 'prices' in item ? item.prices : undefined,
    standing: standingOf(item),
  }
}

/** The same for its calls: with the number that they go to while it is being closed. */
export async function readForCalls(org: OrgId) {
  const item = await findOrganization(org)
  const forwardsTo = item?.closing_at === undefined ? undefined : item.closing_calls_to
  return { organization: asOrganization(item ?? { org, name: '' }), forwardsTo }
}
