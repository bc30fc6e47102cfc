import { SENDER_KINDS } from '#contract/customers/channels/addresses.ts'
import type { Refused } from '#contract/refusals.ts'
import type { News } from '../../people/notifications/news-moment.ts'
import { INBOXES } from '../../people/notifications/notice-inboxes.ts'
import { refusedFields } from '../../platform/errors.ts'
import type { Change } from '../../platform/table/follow.ts'
import { toSecond } from '../../platform/to-second.ts'
import type { Connection, HealthItem, HookHealth } from './entity.ts'

/** A rotated token's URLs keep working this long: reports about messages already sent still use them. */
export const ROTATED_TOKEN_DAYS = 7

/** Rejected webhooks are a run until a good one comes, or none for this long: one stray probe warns for a day. */
const REJECTED_RUN_HOURS = 24

/** This many rejected webhooks in a row are no accident: the managers are told. */
export const REJECTED_IN_A_ROW_TO_WARN = 10

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

/** A usual sender that Twilio serves no more, or again: news for the managers, once. */
export function newsOfNumbers({
  before,
  after,
  at,
}: Pick<Change<typeof Connection>, 'before' | 'after' | 'at'>): News[] {
  return SENDER_KINDS.flatMap((kind): News[] => {
    const [known, now] = [before?.lost?.[kind], after?.lost?.[kind]]
    const news = { inbox: INBOXES.managers, at: toSecond(at), about: `${kind} ${(now ?? known)?.address}` }
    if (now && now.address !== known?.address)
      return [{ ...news, kind: 'number_offline', detail: `${kind} ${now.code}` }]
    // Another number in its place is no return.
    if (known && !now && known.address === after?.senders[kind]) return [{ ...news, kind: 'number_back', detail: kind }]
    return []
  })
}
