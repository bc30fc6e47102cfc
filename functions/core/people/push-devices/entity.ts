import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** A browser in which a user gets notifications while Lotwire is closed: it lasts as long as its sign-in. */
export const PushDevice = new Entity({
  ...entityDefaults,
  name: 'push-device',
  schema: item({
    org: string().key(),
    user: string().key(),
    /** Derived from its endpoint. */
    id: string().key(),
    endpoint: string(),
    /** The browser's public key and secret (base64url): only it can read what is sent to it. */
    p256dh: string(),
    auth: string(),
    /** `origin_jti` of the sign-in, and its time (epoch seconds). */
    session: string(),
    auth_time: number(),
    agent: string(),
    added_at: string(),
    /** Messages in a row that its vendor left without an answer, since when, and until when it is let be. */
    silent_times: number().optional(),
    silent_since: string().optional(),
    silent_until: string().optional(),
    /** Epoch seconds; no later than the end of the sign-in. */
    ttl: number(),
  }),
  computeKey: ({ org, user, id }) => ({ pk: devicesOf(org), sk: deviceKey(user, id) }),
})
export type PushDeviceItem = FormattedItem<typeof PushDevice>

export const devicesOf = (org: string) => `O#${org}#PUSH`
export const deviceKey = (user: string, id = '') => `${user}#${id}`
