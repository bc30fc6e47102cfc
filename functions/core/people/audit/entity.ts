import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { record } from 'dynamodb-toolbox/schema/record'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** Something that somebody of the dealership did; newest last, for its id is made of its time. */
export const AuditEntry = new Entity({
  ...entityDefaults,
  name: 'audit-entry',
  schema: item({
    org: string().key(),
    id: string().key(),
    at: string(),
    /** Of `#contract/acts.ts`, or of a later version. */
    action: string(),
    /** The id of what was changed. */
    about: string(),
    words: record(string(), string()).default({}),
    user_id: string(),
    user_name: string(),
    /** The key it was done with, where it was not done in the browser. */
    key_id: string().optional(),
    key_name: string().optional(),
    address: string(),
    agent: string(),
    ttl: number(),
    /** Of all of the above (seal-of.ts); an entry from before the log was a chain has none. */
    seal: string().optional(),
  }),
  computeKey: ({ org, id }) => ({ pk: auditOf(org), sk: id }),
})

export const auditOf = (org: string) => `O#${org}#AUDIT`
export type AuditItem = FormattedItem<typeof AuditEntry>

/** Somebody in the log who is not of the team: they left it, or are a system administrator of another dealership. */
export const Outsider = new Entity({
  ...entityDefaults,
  name: 'audit-outsider',
  schema: item({
    org: string().key(),
    id: string().key(),
    name: string(),
    /** As long as their last entry. */
    ttl: number(),
  }),
  computeKey: ({ org, id }) => ({ pk: outsidersOf(org), sk: id }),
})

export const outsidersOf = (org: string) => `O#${org}#AUDIT-OUTSIDERS`
export type OutsiderItem = FormattedItem<typeof Outsider>
