import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** Where somebody is signed in, for them to see: whether a session counts stands in their own item (accounts/entity.ts). */
export const Session = new Entity({
  ...entityDefaults,
  name: 'session',
  schema: item({
    user: string().key(),
    /** `origin_jti` of its tokens. */
    session: string().key(),
    auth_time: number(),
    /** What the browser called itself, and where it was, when it was seen last. */
    agent: string(),
    address: string(),
    seen_at: string(),
    ttl: number(),
  }),
  computeKey: ({ user, session }) => ({ pk: sessionsOf(user), sk: `${SESSIONS}${session}` }),
})

/** With the person's own item (accounts/entity.ts). */
export const sessionsOf = (user: string) => `USER#${user}`
export const SESSIONS = 'SESSION#'
export type SessionItem = FormattedItem<typeof Session>
