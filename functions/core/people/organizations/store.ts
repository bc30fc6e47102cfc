import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { $remove, $set, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { Hours } from '#contract/people/hours.ts'
import { type OrgId, provenOrg } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { isConditionMet, whereMet } from '../../platform/table/conflicts.ts'
import { ORGANIZATIONS, Organization, type OrganizationItem } from './entity.ts'

export async function findOrganization(org: OrgId, isFresh = false): Promise<OrganizationItem | undefined> {
  const { Item } = await Organization.build(GetItemCommand).key({ org }).options({ consistent: isFresh }).send()
  return Item
}

/** A change to a dealership's fields; null removes its hours. */
type Change = Omit<Partial<OrganizationItem>, 'business_hours'> & { business_hours?: Hours | null }

/** Returns the changed organization; undefined if it does not exist. */
export async function changeOrganization(org: OrgId, { business_hours, ...change }: Change) {
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

/** Suspends an organization from a given time, or reopens it without one; false if it does not exist. */
export const setSuspendedAt = (org: OrgId, suspended_at: string | undefined) =>
  isConditionMet(
    Organization.build(UpdateItemCommand)
      .item({ org, suspended_at: suspended_at ?? $remove() })
      .options({ condition: { attr: 'name', exists: true } })
      .send(),
  )

/** The organization with an id given by a system administrator; undefined if there is none. */
export async function findNamed(id: string): Promise<OrgId | undefined> {
  const { Item } = await Organization.build(GetItemCommand).key({ org: id }).send()
  return Item && provenOrg(Item.org)
}

/** The next organizations, newest first; `place` is the end of the previous page, unsealed. */
export async function listPage(place: Record<string, unknown> | undefined, limit: number) {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .entities(Organization)
    .query({ index: 'team', partition: ORGANIZATIONS })
    .options({ reverse: true, limit, ...(place && { exclusiveStartKey: place }) })
    .send()
  return { organizations: Items.map((item) => ({ ...item, org: provenOrg(item.org) })), place: LastEvaluatedKey }
}
