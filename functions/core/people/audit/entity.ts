import { Entity, type FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { record } from 'dynamodb-toolbox/schema/record'
import { string } from 'dynamodb-toolbox/schema/string'
import { entityDefaults } from '../../platform/table/entity-defaults.ts'

/** Something that somebody of the dealership did; newest last, for its id is made of its time. */
export const AuditEntry = new Entity({
  ...entityDefaults,
  name: 'audit-entry',
  schema: item({
    org: string().key(),
    id: string().key(),
    at: string(),
    /** Of `#contract/people/audit-actions.ts`, or of a later version. */
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
  }),
  computeKey: ({ org, id }) => ({ pk: auditOf(org), sk: id }),
})

export const auditOf = (org: string) => `O#${org}#AUDIT`
export type AuditItem = FormattedItem<typeof AuditEntry>
