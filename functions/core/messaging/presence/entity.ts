import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { DOINGS } from '#contract/messaging/presence-facts.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/**
 * Somebody who was last known to be at a contact's conversations. Nothing follows from it: each time it is said again is a
 * write.
 */
export const Presence = new Entity({
  ...entityDefaults,
  name: 'presence',
  schema: item({
    org: string().key(),
    contact: string().key(),
    person: string().key(),
    name: string(),
    doing: string().enum(...DOINGS),
    /** The time at which they began it, in ISO 8601. */
    since: string(),
    /** The time at which they last said so, in epoch milliseconds. */
    said_at: number(),
    ttl: number(),
  }),
  computeKey: ({ org, contact, person }) => ({ pk: presenceOf(org, contact), sk: person }),
})
export type PresenceItem = FormattedItem<typeof Presence>

export const presenceOf = (org: string, contact: string) => `O#${org}#C#${contact}#PRESENCE`
