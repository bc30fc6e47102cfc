import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { isConditionMet } from '../../platform/table/conflicts.ts'
import { Role, type RoleItem, rolesOf } from './entity.ts'

/** A dealership's own roles, the oldest first. */
export async function listOf(org: OrgId): Promise<RoleItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Role)
    .query({ partition: rolesOf(org) })
    .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send()
  return Items
}

export async function findRole(org: OrgId, id: string): Promise<RoleItem | undefined> {
  const { Item } = await Role.build(GetItemCommand).key({ org, id }).options({ consistent: true }).send()
  return Item
}

export const putRole = (role: RoleItem) => Role.build(PutItemCommand).item(role).send()

/** Changes one; false where it is gone. */
export const setRole = (role: RoleItem) =>
  isConditionMet(
    Role.build(PutItemCommand)
      .item(role)
      .options({ condition: { attr: 'name', exists: true } })
      .send(),
  )

export const deleteRole = ({ org, id }: Pick<RoleItem, 'org' | 'id'>) =>
  Role.build(DeleteItemCommand).key({ org, id }).send()
