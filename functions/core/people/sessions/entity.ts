import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { boolean } from 'dynamodb-toolbox/schema/boolean'
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
    /** Absent in those of before. */
    org: string().optional(),
    auth_time: number(),
    /** The browser's user agent and IP address when it was last seen. */
    agent: string(),
    address: string(),
    seen_at: string(),
    /** True at a sign-in in a browser where this user had never signed in; a renewal overwrites it. */
    is_new_device: boolean().default(false),
    ttl: number(),
  }),
  computeKey: ({ user, session }) => ({ pk: sessionsOf(user), sk: `${SESSIONS}${session}` }),
})

/** In the same partition as the user's own item (accounts/entity.ts). */
export const sessionsOf = (user: string) => `USER#${user}`
export const SESSIONS = 'SESSION#'
export type SessionItem = FormattedItem<typeof Session>
