import { Entity } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { deskOf, inboxOf } from '../../customers/contacts/entity.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { entityDefaults } from '../../platform/table/entity-defaults.ts'
import { ALL, type Counts } from './rules.ts'

/** How many conversations of a status, or contacts, lie on a desk (rules.ts). */
export const Counter = new Entity({
  ...entityDefaults,
  name: 'counter',
  schema: item({
    org: string().key(),
    whose: string().key(),
    what: string().enum('active', 'closed', 'archived', 'contacts').key(),
    count: number().default(0),
    inbox: string().optional(),
    desk: string().optional(),
    inbox_at: string().optional(),
  }),
  computeKey: ({ org, whose, what }) => ({ pk: `O#${org}#COUNTERS`, sk: `${whose}#${what}` }),
})

/** Conversations' counters lie in the list that they count, before its newest row: one query answers both. */
export function counterKeys(org: OrgId, whose: string, what: keyof Counts) {
  if (what === 'contacts') return {}
  // A row's begins with a date, which sorts below.
  const inbox_at = '~'
  return whose === ALL ? { inbox: inboxOf(org, what), inbox_at } : { desk: deskOf(org, whose, what), inbox_at }
}

/** Says that a change of the table's stream has been counted, for longer than the stream could hand it over again. */
export const Counted = new Entity({
  ...entityDefaults,
  name: 'counted',
  schema: item({ org: string().key(), sequence: string().key(), ttl: number() }),
  computeKey: ({ org, sequence }) => ({ pk: `O#${org}#COUNTED#${sequence}`, sk: 'COUNTED' }),
})

/**
 * A conversation that somebody should read, on its desk. There are few of them and they come and go with every message,
 * so they are kept as what they are and counted when asked: to put or remove one twice changes nothing.
 */
export const Unread = new Entity({
  ...entityDefaults,
  name: 'unread',
  schema: item({ org: string().key(), contact: string().key(), desk: string() }),
  computeKey: ({ org, contact }) => ({ pk: unreadOf(org), sk: contact }),
})

export const unreadOf = (org: string) => `O#${org}#UNREAD`
