import type { MentionItem } from './entity.ts'

/** A conversation that nobody closes is not open to whoever was mentioned for longer than this. */
const LONGEST_DAYS = 90

/** What a contact says of its conversation. */
export interface Opening {
  status: string
  opened_at?: string
}

/** The opening that a mention is for. */
export const openingOf = ({ opened_at = '' }: Opening) => opened_at

export const ttlOf = (now: Date) => Math.floor(now.getTime() / 1000) + LONGEST_DAYS * 86_400

/** Whether a mention still opens the conversation. */
export const isOpenBy = (mention: MentionItem | undefined, contact: Opening, now: Date) =>
  mention !== undefined &&
  contact.status === 'active' &&
  mention.opened_at === openingOf(contact) &&
  mention.ttl > now.getTime() / 1000
