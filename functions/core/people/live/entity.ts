import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** Time of a channel's last announcement of anything but a message. */
export const Told = new Entity({
  ...entityDefaults,
  name: 'told',
  schema: item({
    org: string().key(),
    channel: string().key(),
    /** Epoch milliseconds. */
    at: number(),
  }),
  computeKey: ({ org, channel }) => ({ pk: `O#${org}#TOLD`, sk: channel }),
})
