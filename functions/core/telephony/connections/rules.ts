import { ownAddressOn, parseAddress, type Senders } from '#contract/customers/channels/address.ts'
import type { Refused } from '#contract/refusals.ts'
import { INBOXES, type News } from '../../people/notifications/rules.ts'
import type { Change } from '../../platform/changes/follow.ts'
import { refusedFields } from '../../platform/errors.ts'
import type { ConnectionItem, HealthItem, HookHealth } from './entity.ts'

/** A rotated token's addresses are honoured this long: reports about messages already sent still use them. */
export const ROTATED_TOKEN_DAYS = 7

/** Rejected webhooks are a run until a good one comes, or none at all for this long: one stray probe warns for a day. */
const REJECTED_RUN_HOURS = 24

/** So many rejected webhooks in a row are no accident: the managers are told. */
export const REJECTED_IN_A_ROW_TO_WARN = 10

/** How far back an import ever looks; the first one of an account looks so far. */
const IMPORT_DAYS = 7
/** Each import looks at this much of the time before again: Twilio's list may lag behind. */
const IMPORT_OVERLAP_MINUTES = 30

/** Saving and testing need an account SID and its auth token, given now or stored before (S2 §5). */
export function requireCredentials(
  given: { account_sid?: string; auth_token?: string },
  stored: { account_sid?: string; auth_token?: string },
): void {
  const fields: Record<string, Refused> = {}
  const isNewAccount = given.account_sid !== undefined && given.account_sid !== stored.account_sid
  if (!given.account_sid && !stored.account_sid) fields.twilio_account_sid = { key: 'account_sid_needed' }
  if (!given.auth_token && !stored.auth_token) fields.twilio_auth_token = { key: 'auth_token_needed' }
  else if (!given.auth_token && isNewAccount) fields.twilio_auth_token = { key: 'new_auth_token_needed' }
  if (Object.keys(fields).length > 0) throw refusedFields(fields)
}

/** The run of rejected webhooks that is not over; undefined where there is none. */
export function rejectedRun(health: RejectedRun, now: Date): { count: number; since: string } | undefined {
  const { rejected_in_a_row: count = 0, rejected_since: since, last_rejected_at: last = '' } = health
  return count > 0 && since && last > rejectedRunEnds(now) ? { count, since } : undefined
}
interface RejectedRun {
  rejected_in_a_row?: number
  rejected_since?: string
  last_rejected_at?: string
}

/** A run whose last webhook was rejected then (ISO 8601), or earlier, is over. */
export const rejectedRunEnds = (now: Date) => new Date(now.getTime() - REJECTED_RUN_HOURS * 3_600_000).toISOString()

/** From which moment on Twilio's list is compared with ours. */
export function importSince(importedUntil: string | undefined, now: Date): Date {
  const earliest = now.getTime() - IMPORT_DAYS * 86_400_000
  if (importedUntil === undefined) return new Date(earliest)
  return new Date(Math.max(earliest, Date.parse(importedUntil) - IMPORT_OVERLAP_MINUTES * 60_000))
}

/**
 * An account may have numbers that are none of ours: only what was written to the configured senders is brought in, or
 * by way of the configured messaging service, whose numbers need not be named.
 */
export function isForUs(message: { to: string; messaging_service_sid: string | null }, own: OwnSenders): boolean {
  if (isOwn(message.to, own)) return true
  return message.messaging_service_sid !== null && message.messaging_service_sid === own.messaging_service_sid
}

/** Of what an account sent, only what a request of ours made: neither Twilio's own answers nor another sender's messages. */
export function isFromUs(
  message: { direction: string; from: string; messaging_service_sid: string | null },
  own: OwnSenders,
): boolean {
  if (message.direction !== 'outbound-api') return false
  if (isOwn(message.from, own)) return true
  return message.messaging_service_sid !== null && message.messaging_service_sid === own.messaging_service_sid
}

interface OwnSenders {
  senders: Senders
  messaging_service_sid?: string
}

/** Whether an address is the dealership's own on its channel. */
const isOwn = (address: string, own: OwnSenders) =>
  address !== '' && address === ownAddressOn(parseAddress(address).channel, own.senders)

/** Whether customers can be written to by an account. */
export const hasSender = (account: Pick<ConnectionItem, 'senders' | 'messaging_service_sid'> | undefined) =>
  account !== undefined && [...Object.values(account.senders), account.messaging_service_sid].some(Boolean)

/** Whether calls can come from this number: a short code only sends messages. */
export const isCallable = (number: string | undefined): number is string => number?.startsWith('+') ?? false

/** Whether with this change the rejected webhooks became too many to be an accident. */
export const needsWarning = ({ before, after }: Pick<Change<typeof HookHealth>, 'before' | 'after'>) =>
  (before?.rejected_in_a_row ?? 0) < REJECTED_IN_A_ROW_TO_WARN &&
  (after?.rejected_in_a_row ?? 0) >= REJECTED_IN_A_ROW_TO_WARN

/** That a run of webhooks is rejected is news for the managers. */
export const newsOfRejected = ({ rejected_since = '', last_rejected_at = rejected_since }: HealthItem): News => ({
  inbox: INBOXES.managers,
  kind: 'webhooks_rejected',
  about: rejected_since,
  at: new Date(last_rejected_at),
})
