import type { MessageItem } from '../../messaging/messages/entity.ts'
import { isSaid } from '../../messaging/messages/is-said.ts'
import { facetsOf } from '../../platform/actor.ts'
import type { ReachItem } from './entity.ts'

/**
 * Two texts of different senders keep so far apart: closer they read as machines that know nothing of each other. It is as
 * long as the ready-made follow-up of a missed call waits after our text about it.
 */
const APART_MS = 2 * 3_600_000
/** Of two that leave at the same moment neither is in the thread yet. */
const AT_ONCE_MS = 60_000
/** A text whose time came so long ago, and that has not left, keeps nobody back. */
const FORGOTTEN_MS = 24 * 3_600_000

type Said = Pick<MessageItem, 'id' | 'direction' | 'kind' | 'by' | 'user_id' | 'sent_at'>

/**
 * When a sender's text is far enough from what another has sent by itself; undefined: now. What the customer has answered
 * since, and what a person or the assistant says, keeps no text away. `messages`: the end of the thread.
 */
export function apartUntil(messages: readonly Said[], sender: string, now: Date): Date | undefined {
  const thread = messages.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const answered = thread.findLastIndex(isSaid)
  const last = thread.slice(answered + 1).findLast(({ by, user_id }) => isByItself(by) && user_id !== sender)
  const until = last && new Date(Date.parse(last.sent_at) + APART_MS)
  return until && until > now ? until : undefined
}

const isByItself = (by: MessageItem['by']) => facetsOf(by).isAutomatic && !facetsOf(by).answersCustomer

/** True if a person, a program, or the assistant has written since. */
export const isAnsweredSince = (messages: readonly Said[], since: string) =>
  messages.some((one) => one.direction === 'outbound' && facetsOf(one.by).answersCustomer && one.sent_at > since)

/** True if a text that was meant to leave later waits: the newest reason wins. */
export const isSuperseded = (
  { waits }: Pick<ReachItem, 'waits'>,
  { mark, since }: { mark: string; since: string },
  now: Date,
) =>
  waits !== undefined &&
  waits.mark !== mark &&
  waits.since > since &&
  Date.parse(waits.until) > now.getTime() - FORGOTTEN_MS

/** When a text may leave beside what another sender sends at this moment; undefined: now. */
export function besideUntil({ sent }: Pick<ReachItem, 'sent'>, sender: string, now: Date): Date | undefined {
  const other = sent.findLast(({ id, at }) => id !== sender && Date.parse(at) > now.getTime() - AT_ONCE_MS)
  return other && new Date(Date.parse(other.at) + APART_MS)
}
