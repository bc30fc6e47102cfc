import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { any } from 'dynamodb-toolbox/schema/any'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

export const groupsOf = (org: string) => `O#${org}#GROUPS`
export const groupListsOf = (org: string) => `O#${org}#GROUP_LISTS`

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
    /** The number of contacts in a list made by hand. */
    size: number().optional(),
    /** The list itself, where it was saved before lists were items of their own. */
    contact_ids: list(string()).optional(),
    user_id: string(),
    user_name: string(),
    created_at: string(),
  }),
  computeKey: ({ org, id }) => ({ pk: groupsOf(org), sk: id }),
})

export type GroupItem = FormattedItem<typeof Group>

/** The people of a group that was made by hand: apart, so that a list of groups reads none of them. */
export const GroupList = new Entity({
  ...entityDefaults,
  name: 'group-list',
  schema: item({ org: string().key(), id: string().key(), contact_ids: list(string()) }),
  computeKey: ({ org, id }) => ({ pk: groupListsOf(org), sk: id }),
})
