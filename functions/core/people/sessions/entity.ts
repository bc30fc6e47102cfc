import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** A user's sign-in, to show in their list: its validity is in their own item (accounts/entity.ts). */
export const Session = new Entity({
  ...entityDefaults,
  name: 'session',
  schema: item({
    user: string().key(),
    /** `origin_jti` of its tokens. */
    session: string().key(),
    auth_time: number(),
    /** The browser's user agent and IP address when it was last seen. */
    agent: string(),
    address: string(),
    seen_at: string(),
    ttl: number(),
  }),
  computeKey: ({ user, session }) => ({ pk: sessionsOf(user), sk: `${SESSIONS}${session}` }),
})

/** In the same partition as the user's own item (accounts/entity.ts). */
export const sessionsOf = (user: string) => `USER#${user}`
export const SESSIONS = 'SESSION#'
export type SessionItem = FormattedItem<typeof Session>
