import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

export const rolesOf = (org: string) => `O#${org}#ROLES`

/** A role of a dealership's own; who has it keeps a copy (accounts/entity.ts, `own_role`). */
export const Role = new Entity({
  ...entityDefaults,
  name: 'role',
  schema: item({ org: string().key(), id: string().key(), name: string(), rights: list(string()) }),
  computeKey: ({ org, id }) => ({ pk: rolesOf(org), sk: id }),
})
export type RoleItem = FormattedItem<typeof Role>
