import { Entity } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { table } from '../table/client.ts'

/** How many conversations of each status, and contacts, lie on a desk (rules.ts). */
export const Counter = new Entity({
  name: 'counter',
  table,
  timestamps: false,
  entityAttribute: { hidden: true },
  schema: item({
    org: string().key(),
    desk: string().key(),
    active: number().default(0),
    closed: number().default(0),
    archived: number().default(0),
    contacts: number().default(0),
  }),
  computeKey: ({ org, desk }) => ({ pk: `O#${org}#COUNTERS`, sk: desk }),
})

/** Says that a change of the table's stream has been counted, for longer than the stream could hand it over again. */
export const Counted = new Entity({
  name: 'counted',
  table,
  timestamps: false,
  entityAttribute: { hidden: true },
  schema: item({ org: string().key(), sequence: string().key(), ttl: number() }),
  computeKey: ({ org, sequence }) => ({ pk: `O#${org}#COUNTED#${sequence}`, sk: 'COUNTED' }),
})

/**
 * A conversation that somebody should read, on its desk. There are few of them and they come and go with every message,
 * so they are kept as what they are and counted when asked: to put or remove one twice changes nothing.
 */
export const Unread = new Entity({
  name: 'unread',
  table,
  timestamps: false,
  entityAttribute: { hidden: true },
  schema: item({ org: string().key(), contact: string().key(), desk: string() }),
  computeKey: ({ org, contact }) => ({ pk: unreadOf(org), sk: contact }),
})

export const unreadOf = (org: string) => `O#${org}#UNREAD`
