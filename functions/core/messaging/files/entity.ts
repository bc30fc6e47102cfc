import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/**
 * A file that anyone may read who knows the code in its address: sent as a link where the channel does not carry it. The
 * code is 128 random bits, and the item says whose file it is. `ttl` in epoch seconds.
 */
export const SharedFile = new Entity({
  ...entityDefaults,
  name: 'shared-file',
  schema: item({
    code: string().key(),
    org: string(),
    contact: string(),
    file: string(),
    name: string(),
    content_type: string(),
    ttl: number(),
  }),
  computeKey: ({ code }) => ({ pk: `FILE#${code}`, sk: 'FILE' }),
})
