import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/**
 * A conversation that somebody should read, on its desk. There are few of them and they come and go with every message,
 * so they are kept as what they are and counted when asked: to put or remove one twice changes nothing.
 */
export const Unread = new Entity({
  ...entityDefaults,
  name: 'unread',
  schema: item({
    org: string().key(),
    contact: string().key(),
    desk: string(),
    /** The time at which the customer wrote what made it so, or what was the newest when it moved to this desk. */
    since: string(),
  }),
  computeKey: ({ org, contact }) => ({ pk: unreadOf(org), sk: contact }),
})

/** A conversation in which the customer spoke last, kept in the same way; read or not, somebody should answer. */
export const Unreplied = new Entity({
  ...entityDefaults,
  name: 'unreplied',
  schema: item({
    org: string().key(),
    contact: string().key(),
    desk: string(),
    /** The time at which they wrote first since the last answer. */
    since: string(),
  }),
  computeKey: ({ org, contact }) => ({ pk: unrepliedOf(org), sk: contact }),
})
export const unrepliedOf = (org: string) => `O#${org}#UNREPLIED`
export type UnrepliedItem = FormattedItem<typeof Unreplied>

export const unreadOf = (org: string) => `O#${org}#UNREAD`
