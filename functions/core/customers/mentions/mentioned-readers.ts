import type { MentionItem } from './entity.ts'

/** Of a contact's readers by a mention so many are told live what changes, the latest: each adds fifty bytes to it. */
const MOST_READERS = 10

/** What a contact says of its conversation. */
export interface Opening {
  status: string
  opened_at?: string
}
type Read = Opening & { readers?: string }

/** The opening that a mention is for. */
export const openingOf = ({ opened_at = '' }: Opening) => opened_at

/** A contact's `readers` with one more: the opening, and each with their mention's end. Those of an earlier opening go. */
export function withReader(contact: Read, { person, ttl }: Pick<MentionItem, 'person' | 'ttl'>): string {
  return [openingOf(contact), ...[...othersIn(contact, person), `${person}:${ttl}`].slice(-MOST_READERS)].join(' ')
}

/** The same with one less, whom no note mentions any more. */
export const withoutReader = (contact: Read, person: string): string =>
  [openingOf(contact), ...othersIn(contact, person)].join(' ')

/** Whom mentions let read a contact now, as the contact itself says. */
export const readersOf = (contact: Read, now: Date): string[] =>
  contact.status !== 'active'
    ? []
    : readersIn(contact).flatMap((reader) => {
        const [person = '', ttl] = reader.split(':')
        return Number(ttl) > now.getTime() / 1000 ? [person] : []
      })

/** Of the opening that it has now. */
function readersIn(contact: Read): string[] {
  const [opening, ...readers] = contact.readers?.split(' ') ?? []
  return opening === openingOf(contact) ? readers : []
}

const othersIn = (contact: Read, person: string) =>
  readersIn(contact).filter((reader) => !reader.startsWith(`${person}:`))
