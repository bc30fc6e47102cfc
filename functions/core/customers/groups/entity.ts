import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { any } from 'dynamodb-toolbox/schema/any'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

export const groupsOf = (org: string) => `O#${org}#GROUPS`

/** People under a name: who fits its conditions at the time, or those that were chosen by hand. */
export const Group = new Entity({
  ...entityDefaults,
  name: 'group',
  schema: item({
    org: string().key(),
    id: string().key(),
    name: string(),
    /** Grows with each change. */
    version: number(),
    /** A query as the contract has it. */
    conditions: any().optional(),
    contact_ids: list(string()).optional(),
    user_id: string(),
    user_name: string(),
    created_at: string(),
  }),
  computeKey: ({ org, id }) => ({ pk: groupsOf(org), sk: id }),
})

export type GroupItem = FormattedItem<typeof Group>
