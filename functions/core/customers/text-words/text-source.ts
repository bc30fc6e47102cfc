import type { OrgId } from '../../platform/ctx.ts'
import type { ContactItem } from '../contacts/entity.ts'
import type { TextKind } from './rules.ts'
import type { SearchedWords } from './searched-words.ts'

export interface FoundText {
  id: string
  text: string
  at: string
  /** Where it can be opened: the conversation of a message. */
  where: { type: string; id: string } | null
  /** The colleague who wrote it, or had that call. */
  by: string | undefined
}

/** Between two moments: `from` is included, `to` is not. */
export interface Between {
  from: Date
  to: Date
}

/** The texts of one kind. */
export interface TextSource {
  kind: TextKind
  /** A contact's texts with all of these words, the newest first and only some of many; `units`: what it took. */
  read: (
    org: OrgId,
    contact: ContactItem,
    words: string[],
    between: Between,
  ) => Promise<{ found: FoundText[]; units: number }>
}

export interface TextSearch extends SearchedWords {
  /** Whose texts the searcher may read. */
  mayRead: (contact: ContactItem) => boolean
  between: Between
  /** Only this contact's. */
  contact?: ContactItem
  /** Only what this colleague wrote or said. */
  by?: string
}

export interface FoundTexts {
  data: (FoundText & { contact: ContactItem })[]
  /** Leads to the rest; undefined where there is none. */
  place: string | undefined
}

/** Of what was found, what the search wants, with whose it is. */
export const wantedOf = (found: FoundText[], { by: wanted }: TextSearch, contact: ContactItem) =>
  found.filter(({ by }) => wanted === undefined || by === wanted).map((one) => ({ ...one, contact }))

/** What is in both. */
export const overlapOf = (one: Between, other: Between): Between => ({
  from: one.from > other.from ? one.from : other.from,
  to: one.to < other.to ? one.to : other.to,
})
