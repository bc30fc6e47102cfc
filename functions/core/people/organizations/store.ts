import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import { type OrgId, provenOrg } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { ORGANIZATIONS, Organization } from './entity.ts'

export async function findOrganization(org: OrgId) {
  const { Item } = await Organization.build(GetItemCommand).key({ org }).send()
  return Item
}

/** The organization of an id that a system administrator named; undefined where there is none. */
export async function findNamed(id: string): Promise<OrgId | undefined> {
  const { Item } = await Organization.build(GetItemCommand).key({ org: id }).send()
  return Item && provenOrg(Item.org)
}

/** Every organization there is. */
export async function listAll() {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Organization)
    .query({ index: 'team', partition: ORGANIZATIONS })
    .options({ maxPages: Number.POSITIVE_INFINITY })
    .send()
  return Items
}
