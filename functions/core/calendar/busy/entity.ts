import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { boolean } from 'dynamodb-toolbox/schema/boolean'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** When a connected person is busy in their own calendar. */
export const Busy = new Entity({
  ...entityDefaults,
  name: 'google-busy',
  schema: item({
    org: string().key(),
    user: string().key(),
    /** False if they don't let us read it. */
    is_read: boolean(),
    /** Beginnings and ends in turn, in minutes since 1970. */
    busy: list(number()),
    /** When it was last read; absent until the first time. */
    checked_at: string().optional(),
  }),
  computeKey: ({ org, user }) => ({ pk: busyOf(org), sk: user }),
})
export type BusyItem = FormattedItem<typeof Busy>
export const busyOf = (org: string) => `O#${org}#GOOGLEBUSY`
