import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import type { OrgId } from '../../platform/ctx.ts'
import { Organization } from './entity.ts'

export async function findOrganization(org: OrgId) {
  const { Item } = await Organization.build(GetItemCommand).key({ org }).send()
  return Item
}
