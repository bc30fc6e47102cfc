import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** Two contacts that are one person but contradict each other: managers were told of them, once. */
export const ToldTwins = new Entity({
  ...entityDefaults,
  name: 'told-twins',
  schema: item({ org: string().key(), one: string().key(), other: string().key(), at: string() }),
  computeKey: ({ org, one, other }) => ({ pk: toldTwinsOf(org), sk: `${one}#${other}` }),
})

/** Two contacts of whom somebody said that they are not one person. */
export const NoTwins = new Entity({
  ...entityDefaults,
  name: 'no-twins',
  schema: item({ org: string().key(), one: string().key(), other: string().key(), at: string(), user_id: string() }),
  computeKey: ({ org, one, other }) => ({ pk: noTwinsOf(org), sk: `${one}#${other}` }),
})

export const noTwinsOf = (org: string) => `O#${org}#NO_TWINS`
export const toldTwinsOf = (org: string) => `O#${org}#TWINS`

/** Whom a contact was joined with: what it leaves goes there instead of away. */
export const Joined = new Entity({
  ...entityDefaults,
  name: 'joined',
  schema: item({ org: string().key(), contact: string().key(), into: string(), ttl: number() }),
  computeKey: ({ org, contact }) => ({ pk: `O#${org}#C#${contact}#JOINED`, sk: 'JOINED' }),
})
