import { KEPT_DAYS } from '#contract/kept-days.ts'
import type { MessageItem } from '../messages/entity.ts'
import type { VisitorItem } from './entity.ts'

/** The moment (epoch seconds) from which a browser that did not come back is a new visitor. */
export const visitorTtl = (now: Date) => Math.ceil(now.getTime() / 1000) + KEPT_DAYS.visitors * 86_400
/** Of one visitor, in a minute: people write fewer. */
const MESSAGES_MAX = 20
const MINUTE_MS = 60_000
/** A page that is open asks every few seconds; that it is there is written down this often. */
const NOTED_MS = 20_000

/** A thread may have become another's by a merge: only what was written to and by this browser is its own. */
export const isOf = ({ address }: Pick<VisitorItem, 'address'>, { direction, from, to }: MessageItem) =>
  (direction === 'inbound' ? from : to) === address

/** True if a visitor has written more than people do. */
export const isTooMuch = (newest: readonly MessageItem[], now: Date) =>
  newest.filter(({ direction, sent_at }) => direction === 'inbound' && now.getTime() - Date.parse(sent_at) < MINUTE_MS)
    .length >= MESSAGES_MAX

/** The number of newest messages that tell it. */
export const LOOKED_AT = 2 * MESSAGES_MAX

export const isNoted = ({ seen_at }: Pick<VisitorItem, 'seen_at'>, now: Date) => now.getTime() - seen_at < NOTED_MS

/** A page says with each look, every two seconds, that its visitor types; that is kept and told this often, and holds twice as long. */
const TYPING_MS = 4_000
const sinceTyped = ({ typed_at = 0 }: Pick<VisitorItem, 'typed_at'>, now: Date) => now.getTime() - typed_at
export const isTypingNews = (visitor: Pick<VisitorItem, 'typed_at'>, now: Date) => sinceTyped(visitor, now) >= TYPING_MS
export const isWriting = (visitor: Pick<VisitorItem, 'typed_at'>, now: Date) => sinceTyped(visitor, now) < 2 * TYPING_MS

/** Browsers let a page in the background ask once a minute; one that is silent for longer is closed. */
const OPEN_MS = 90_000

export const isHere = ({ seen_at }: Pick<VisitorItem, 'seen_at'>, now: Date) => now.getTime() - seen_at < OPEN_MS

/** A number of which only its owner knows the whole. */
export const maskedPhone = (phone: string) => `•••• ${phone.slice(-4)}`
