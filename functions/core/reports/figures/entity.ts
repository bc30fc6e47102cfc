import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** A conversation that a customer opened and nobody has answered. */
export const Unanswered = new Entity({
  ...entityDefaults,
  name: 'unanswered',
  schema: item({
    org: string().key(),
    contact: string().key(),
    /** Time of the customer's message that opened it. */
    since: string(),
    ttl: number(),
  }),
  computeKey: ({ org, contact }) => ({ pk: `O#${org}#C#${contact}`, sk: 'UNANSWERED' }),
})
