import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { record } from 'dynamodb-toolbox/schema/record'
import { string } from 'dynamodb-toolbox/schema/string'
import { ADDRESS_KINDS } from '#contract/customers/channels/addresses.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

const secret = string().optional()

const fields = {
  account_sid: string().optional(),
  /** KMS ciphertexts, base64, bound to organization and field name by their encryption context. */
  auth_token: secret,
  auth_token_last4: string().optional(),
  api_secret: secret,
  /** What messages leave from, without the channel's prefix. */
  senders: record(string().enum(...ADDRESS_KINDS), string())
    .partial()
    .default({}),
  messaging_service_sid: string().optional(),
  api_key: string().optional(),
  twiml_app_sid: string().optional(),
  /** The token of the webhook addresses. */
  token: string(),
}

/** An organization's Twilio account. */
export const Connection = new Entity({
  ...entityDefaults,
  name: 'connection',
  schema: item({
    org: string().key(),
    ...fields,
    previous_token: string().optional(),
    /** Everything at Twilio before this moment has been compared with ours. */
    imported_until: string().optional(),
  }),
  computeKey: ({ org }) => ({ pk: `O#${org}`, sk: 'CONNECTION' }),
})

/**
 * The webhook's side of the connection, found by the address's token, so that an inbound message costs one read here.
 * What proves the organization is the signature, checked with the auth token that this item holds.
 */
export const Hook = new Entity({
  ...entityDefaults,
  name: 'hook',
  schema: item({
    token: string().key(),
    org: string(),
    account_sid: string().optional(),
    auth_token: secret,
    /** Set on a rotated token: epoch seconds after which it no longer counts. */
    ttl: number().optional(),
  }),
  computeKey: ({ token }) => ({ pk: `HOOK#${token}`, sk: 'HOOK' }),
})

/** What the webhooks did lately, written by the rejecting door and by the stream's consumer. */
export const HookHealth = new Entity({
  ...entityDefaults,
  name: 'hook-health',
  schema: item({
    org: string().key(),
    /** The run of rejected webhooks: how many, since when (which names it), and the last of them. */
    rejected_in_a_row: number().optional(),
    rejected_since: string().optional(),
    last_rejected_at: string().optional(),
    last_webhook_at: string().optional(),
    /** Which run the managers were told of, by its `rejected_since`. */
    warned_of: string().optional(),
  }),
  computeKey: ({ org }) => ({ pk: `O#${org}`, sk: 'HOOK_HEALTH' }),
})

/** One row for each connected organization, so that jobs can go through them; only jobs read this partition. */
export const Connected = new Entity({
  ...entityDefaults,
  name: 'connected',
  schema: item({ org: string().key() }),
  computeKey: ({ org }) => ({ pk: 'CONNECTED', sk: org }),
})

export type ConnectionItem = FormattedItem<typeof Connection>
export type HealthItem = FormattedItem<typeof HookHealth>
