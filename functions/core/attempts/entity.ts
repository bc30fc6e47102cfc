import { Entity } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { table } from '../table/client.ts'
import { derivedId } from '../table/ids.ts'

/** Tries at one account, counted apart for each `from`; the key holds a hash of the e-mail address, never itself. */
export const Attempts = new Entity({
  name: 'attempts',
  table,
  timestamps: false,
  entityAttribute: false,
  schema: item({
    kind: string().enum('password', 'code', 'mail').key(),
    email: string().key(),
    /** Where the tries come from (a network); for mails with the quarter of an hour. */
    from: string().key(),
    tries: number().optional(),
    /** Epoch milliseconds of the last try that was let through. */
    last_at: number().optional(),
    ttl: number().optional(),
  }),
  computeKey: ({ kind, email, from }) => ({ pk: `TRIES#${derivedId(kind, email)}`, sk: from }),
})
export type AttemptKind = 'password' | 'code'
