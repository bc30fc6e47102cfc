import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'
import { derivedId } from '../../platform/table/ids.ts'

/**
 * Identifies counted attempts by account (an email address) and origin: a network, a known device, or everywhere; for
 * counts in windows, also by window. `login` is one at a dealer's server, whose account is the organization; mails and
 * sign-ins are also counted for a network itself, and what customers do for their links.
 */
export type AttemptsKey = { kind: AttemptKind; account: string; from: string }
export type MailKind = 'sign-up' | 'resend' | 'reset' | 'invitation'
type AttemptKind =
  | 'lead'
  | 'link'
  | 'phone-code'
  | 'chat'
  | 'password'
  | 'code'
  | 'totp'
  | 'recovery'
  | 'login'
  | 'sign-in'
  | 'mail'
  | `mail ${MailKind}`

/** The key of an account's attempts; it contains a hash of the email address, never the address itself. */
export const attemptsKey = ({ kind, account, from }: AttemptsKey) => ({
  pk: `TRIES#${derivedId(kind, account)}`,
  sk: from,
})

/** Attempts on one account, counted separately for each origin. */
export const Attempts = new Entity({
  ...entityDefaults,
  name: 'attempts',
  entityAttribute: false,
  schema: item({
    pk: string().key(),
    sk: string().key(),
    tries: number().optional(),
    /** The number of those known to be wrong. */
    wrong: number().optional(),
    /** Time of the last permitted attempt in epoch milliseconds. */
    last_at: number().optional(),
    ttl: number().optional(),
  }),
})
