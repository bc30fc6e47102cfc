import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { boolean } from 'dynamodb-toolbox/schema/boolean'
import { item } from 'dynamodb-toolbox/schema/item'
import { map } from 'dynamodb-toolbox/schema/map'
import { number } from 'dynamodb-toolbox/schema/number'
import { record } from 'dynamodb-toolbox/schema/record'
import { string } from 'dynamodb-toolbox/schema/string'
import { ADDRESS_KINDS } from '#contract/customers/channels/addresses.ts'
import { SETUP_PROBLEMS } from '#contract/telephony/connect.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

const secret = string().optional()

const fields = {
  account_sid: string().optional(),
  /** KMS ciphertexts, base64, bound to organization and field name by their encryption context. */
  auth_token: secret,
  auth_token_last4: string().optional(),
  api_secret: secret,
  /** The sending addresses, without the channel's prefix. */
  senders: record(string().enum(...ADDRESS_KINDS), string())
    .partial()
    .default({}),
  messaging_service_sid: string().optional(),
  api_key: string().optional(),
  twiml_app_sid: string().optional(),
  /** The token in the webhook URLs. */
  token: string(),
}

export const connectionOf = (org: string) => `O#${org}#CONNECTION`

/** The connection's key, and the one it had before it got a partition of its own. */
export const connectionKeys = (org: string) => ({
  now: { pk: connectionOf(org), sk: 'CONNECTION' },
  before: { pk: `O#${org}`, sk: 'CONNECTION' },
})

/** An organization's Twilio account. */
export const Connection = new Entity({
  ...entityDefaults,
  name: 'connection',
  schema: item({
    org: string().key(),
    ...fields,
    previous_token: string().optional(),
    /** People's own numbers, by their id: their first messages and their calls leave from there. */
    lines: record(string(), string()).optional(),
    /** Lotwire opened the account for the dealership. */
    is_ours: boolean().optional(),
    /** The account, keys, or numbers are being made until then, in epoch milliseconds. */
    held_until: number().optional(),
    /** Why the next step of the account's setup failed. */
    setup_problem: string()
      .enum(...SETUP_PROBLEMS)
      .optional(),
    /** Usual senders that Twilio serves no more, with why (`number-reasons.ts`); of another address than now it says nothing. */
    lost: record(string().enum(...ADDRESS_KINDS), map({ address: string(), code: string() }))
      .partial()
      .optional(),
    /** Everything at Twilio before this time has been compared with our data. */
    imported_until: string().optional(),
  }),
  computeKey: ({ org }) => connectionKeys(org).now,
})

/**
 * The webhook's side of the connection, found by the token in the URL, so that an inbound message costs one read here.
 * The organization is proved by the signature, which is checked with this item's auth token.
 */
export const Hook = new Entity({
  ...entityDefaults,
  name: 'hook',
  schema: item({
    token: string().key(),
    org: string(),
    account_sid: string().optional(),
    auth_token: secret,
    /** As in the connection: a message that came to another number says so. */
    senders: record(string(), string()).optional(),
    /** Set on a rotated token: epoch seconds after which it is no longer valid. */
    ttl: number().optional(),
  }),
  computeKey: ({ token }) => ({ pk: `HOOK#${token}`, sk: 'HOOK' }),
})

/** Recent webhook activity, written by the rejecting door and by the stream's consumer. */
export const HookHealth = new Entity({
  ...entityDefaults,
  name: 'hook-health',
  schema: item({
    org: string().key(),
    /** The run of rejected webhooks: count, start (which identifies it), and the last of them. */
    rejected_in_a_row: number().optional(),
    rejected_since: string().optional(),
    last_rejected_at: string().optional(),
    last_webhook_at: string().optional(),
    /** The `rejected_since` of the run that the managers were told of. */
    warned_of: string().optional(),
  }),
  computeKey: ({ org }) => ({ pk: connectionOf(org), sk: 'HOOK_HEALTH' }),
})

/** One row for each connected organization, for jobs to go through; only jobs read this partition. */
export const Connected = new Entity({
  ...entityDefaults,
  name: 'connected',
  schema: item({ org: string().key() }),
  computeKey: ({ org }) => ({ pk: 'CONNECTED', sk: org }),
})

export type ConnectionItem = FormattedItem<typeof Connection>
export type HealthItem = FormattedItem<typeof HookHealth>
