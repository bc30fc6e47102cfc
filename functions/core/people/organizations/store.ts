import { $remove, $set, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import type { Hours } from '#contract/people/hours.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { whereMet } from '../../platform/table/conflicts.ts'
import { Organization, type OrganizationItem } from './entity.ts'

/** A change to a dealership's fields; null removes its hours. */
export type Change = Omit<Partial<OrganizationItem>, 'business_hours'> & { business_hours?: Hours | null }

/** Returns the changed organization; undefined if it does not exist. */
export async function setFields(org: OrgId, { business_hours, ...change }: Change) {
  const hours =
    business_hours === null ? { business_hours: $remove() } : business_hours && { business_hours: $set(business_hours) }
  const answer = await whereMet(
    Organization.build(UpdateItemCommand)
      .item({ org, ...change, ...hours })
      .options({ condition: { attr: 'name', exists: true }, returnValues: 'ALL_NEW' })
      .send(),
  )
  return answer?.Attributes
}
