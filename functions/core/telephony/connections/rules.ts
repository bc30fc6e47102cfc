import { ownAddressOn, parseAddress, type Senders } from '#contract/customers/channels/address.ts'
import { CHANNELS } from '#contract/customers/channels/channels.ts'
import type { Refused } from '#contract/refusals.ts'
import type { News } from '../../people/notifications/news-moment.ts'
import { INBOXES } from '../../people/notifications/notice-inboxes.ts'
import { refusedFields } from '../../platform/errors.ts'
import type { Change } from '../../platform/table/follow.ts'
import type { ConnectionItem, HealthItem, HookHealth } from './entity.ts'

/** A rotated token's URLs keep working this long: reports about messages already sent still use them. */
export const ROTATED_TOKEN_DAYS = 7

/** Rejected webhooks are a run until a good one comes, or none for this long: one stray probe warns for a day. */
const REJECTED_RUN_HOURS = 24

/** This many rejected webhooks in a row are no accident: the managers are told. */
export const REJECTED_IN_A_ROW_TO_WARN = 10

/** The maximum number of days an import looks back, which is also what an account's first import does. */
const IMPORT_DAYS = 7
/** Each import overlaps the previous one by this much: Twilio's list may lag behind. */
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

/** The current run of rejected webhooks; undefined if there is none. */
export function rejectedRun(health: RejectedRun, now: Date): { count: number; since: string } | undefined {
  const { rejected_in_a_row: count = 0, rejected_since: since, last_rejected_at: last = '' } = health
  return count > 0 && since && last > rejectedRunEnds(now) ? { count, since } : undefined
}
interface RejectedRun {
  rejected_in_a_row?: number
  rejected_since?: string
  last_rejected_at?: string
}

/** A run whose last webhook was rejected at or before this time (ISO 8601) is over. */
export const rejectedRunEnds = (now: Date) => new Date(now.getTime() - REJECTED_RUN_HOURS * 3_600_000).toISOString()

/** The time from which Twilio's list is compared with our data. */
export function importSince(importedUntil: string | undefined, now: Date): Date {
  const earliest = now.getTime() - IMPORT_DAYS * 86_400_000
  if (importedUntil === undefined) return new Date(earliest)
  return new Date(Math.max(earliest, Date.parse(importedUntil) - IMPORT_OVERLAP_MINUTES * 60_000))
}

/**
 * An account may have numbers that are not ours: only messages to the configured senders are imported, or those
 * received through the configured messaging service, whose numbers need not be named.
 */
export function isForUs(message: { to: string; messaging_service_sid: string | null }, own: OwnSenders): boolean {
  if (isOwn(message.to, own)) return true
  return message.messaging_service_sid !== null && message.messaging_service_sid === own.messaging_service_sid
}

/** Of an account's messages, only those our own requests sent (also by `line`): not Twilio's own answers, nor another sender's. */
export function isFromUs(
  message: { direction: string; from: string; messaging_service_sid: string | null },
  own: OwnSenders,
  line?: string,
): boolean {
  if (message.direction !== 'outbound-api') return false
  if (isOwn(message.from, own) || message.from === line) return true
  return message.messaging_service_sid !== null && message.messaging_service_sid === own.messaging_service_sid
}

interface OwnSenders {
  senders: Senders
  messaging_service_sid?: string
}

/**
 * The number that a message came to (Twilio's `To`) if it isn't the usual one of its channel: a dealership's service
 * department or second lot. Undefined for an RCS agent, which can't send.
 */
export function lineOf(to: string, senders: Record<string, string> = {}): string | undefined {
  const { channel, address } = parseAddress(to)
  const isUsual = senders[CHANNELS[channel].address.kind] === address
  return isUsual || !/^\+\d+$/.test(address) ? undefined : address
}

/** True if an address is the dealership's own on its channel. */
const isOwn = (address: string, own: OwnSenders) =>
  address !== '' && address === ownAddressOn(parseAddress(address).channel, own.senders)

/** True if an account can send messages to customers. */
export const hasSender = (account: Pick<ConnectionItem, 'senders' | 'messaging_service_sid'> | undefined) =>
  account !== undefined && [...Object.values(account.senders), account.messaging_service_sid].some(Boolean)

/** True if calls can come from this number: a short code only sends messages. */
export const isCallable = (number: string | undefined): number is string => number?.startsWith('+') ?? false

/** True if this change made the rejected webhooks too many to be an accident. */
export const needsWarning = ({ before, after }: Pick<Change<typeof HookHealth>, 'before' | 'after'>) =>
  (before?.rejected_in_a_row ?? 0) < REJECTED_IN_A_ROW_TO_WARN &&
  (after?.rejected_in_a_row ?? 0) >= REJECTED_IN_A_ROW_TO_WARN

/** A run of rejected webhooks is news for the managers. */
export const newsOfRejected = ({ rejected_since = '', last_rejected_at = rejected_since }: HealthItem): News => ({
  inbox: INBOXES.managers,
  kind: 'webhooks_rejected',
  about: rejected_since,
  at: new Date(last_rejected_at),
})
