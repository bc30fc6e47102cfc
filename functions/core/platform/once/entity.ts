import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../table/entity.ts'

/** What a request made, by the id that its client gave it: sent again, it makes nothing more. */
export const Once = new Entity({
  ...entityDefaults,
  name: 'once',
  schema: item({ org: string().key(), request: string().key(), made: string(), ttl: number() }),
  computeKey: ({ org, request }) => ({ pk: `O#${org}#ONCE#${request}`, sk: 'ONCE' }),
})
