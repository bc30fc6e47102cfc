import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'
import { derivedId } from '../../platform/table/ids.ts'

/**
 * What is tried at an account, an e-mail address, and from where: a network, a device that is known, or everywhere; what
 * counts in windows, with the window. `login` is one at a dealer's server, whose account is the organization; mails and
 * sign-ins are counted for a network itself, too.
 */
export type AttemptsKey = { kind: AttemptKind; account: string; from: string }
export type MailKind = 'sign-up' | 'resend' | 'reset' | 'invitation'
type AttemptKind = 'password' | 'code' | 'login' | 'sign-in' | 'mail' | `mail ${MailKind}`

/** The key of an account's tries; it holds a hash of the e-mail address, never itself. */
export const attemptsKey = ({ kind, account, from }: AttemptsKey) => ({
  pk: `TRIES#${derivedId(kind, account)}`,
  sk: from,
})

/** Tries at one account, counted apart for each place they come from. */
export const Attempts = new Entity({
  ...entityDefaults,
  name: 'attempts',
  entityAttribute: false,
  schema: item({
    pk: string().key(),
    sk: string().key(),
    tries: number().optional(),
    /** Of those the ones that are known to have been wrong. */
    wrong: number().optional(),
    /** Epoch milliseconds of the last try that was let through. */
    last_at: number().optional(),
    ttl: number().optional(),
  }),
})
