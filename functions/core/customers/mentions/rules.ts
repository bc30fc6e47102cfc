import type { MentionItem } from './entity.ts'
import { type Opening, openingOf } from './mentioned-readers.ts'

/** A conversation that nobody closes is not open to whoever was mentioned for longer than this. */
const LONGEST_DAYS = 90

export const ttlOf = (now: Date) => Math.floor(now.getTime() / 1000) + LONGEST_DAYS * 86_400

/** Whether one of somebody's mentions still opens the conversation. */
export const isOpenBy = (mentions: readonly MentionItem[] = [], contact: Opening, now: Date) =>
  contact.status === 'active' &&
  mentions.some(({ opened_at, ttl }) => opened_at === openingOf(contact) && ttl > now.getTime() / 1000)
