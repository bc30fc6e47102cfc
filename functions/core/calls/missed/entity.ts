import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** The call for which a number was last texted back, and when; kept as long as it prevents another text. */
export const TextBack = new Entity({
  ...entityDefaults,
  name: 'text-back',
  schema: item({ org: string().key(), number: string().key(), call: string(), at: string(), ttl: number() }),
  computeKey: ({ org, number }) => ({ pk: `O#${org}#TEXTBACK#${number}`, sk: 'TEXTBACK' }),
})
