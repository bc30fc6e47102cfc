import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from './entity.ts'

export const countersOf = (org: string) => `O#${org}#COUNTERS`
export const counterOf = (whose: string, what: string) => `${whose}#${what}`

/**
 * How many of something lie on a desk; one that counts a list lies in it, before its newest row: one query answers both.
 * Only what counts a list of the whole dealership has `org`, for all that has it is in that list.
 */
export const Counter = new Entity({
  ...entityDefaults,
  name: 'counter',
  schema: item({
    dealership: string().key(),
    whose: string().key(),
    what: string().key(),
    count: number().default(0),
    org: string().optional(),
    desk: string().optional(),
    inbox_at: string().optional(),
  }),
  computeKey: ({ dealership, whose, what }) => ({ pk: countersOf(dealership), sk: counterOf(whose, what) }),
})

/** Says that a change of the table's stream has been counted, for longer than the stream could hand it over again. */
export const Counted = new Entity({
  ...entityDefaults,
  name: 'counted',
  schema: item({ org: string().key(), sequence: string().key(), ttl: number() }),
  computeKey: ({ org, sequence }) => ({ pk: `O#${org}#COUNTED#${sequence}`, sk: 'COUNTED' }),
})
