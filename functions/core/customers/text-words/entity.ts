import { boolean } from 'dynamodb-toolbox/schema/boolean'
import { item } from 'dynamodb-toolbox/schema/item'
import { set } from 'dynamodb-toolbox/schema/set'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'
import type { TextKind } from './rules.ts'

/** Where texts of a kind and period are listed. */
export interface TextPlace {
  kind: TextKind
  period: string
}

/**
 * A word in what was written or said with a contact in a period (rules.ts), once. A search pays for the size of these
 * items, so they hold nothing but their keys; words that begin with the same two letters share a partition.
 */
export const TextWord = new Entity({
  ...entityDefaults,
  name: 'text-word',
  schema: item({ pk: string().key(), sk: string().key() }),
})

export const textWordsOf = (org: string, { kind, period }: TextPlace, word: string) =>
  `O#${org}#TEXT#${kind}#${period}#${word.slice(0, 2)}`
/** Those of a word come by the day on which the contact said it first; `day` of two letters. */
export const textWordKey = (org: string, place: TextPlace, { word, day, contact }: SaidWord) => ({
  pk: textWordsOf(org, place, word),
  sk: `${word}#${day}#${contact}`,
})
export function readTextWordKey(sk: string): SaidWord {
  const [word = '', day = '', contact = ''] = sk.split('#')
  return { word, day, contact }
}
interface SaidWord {
  word: string
  day: string
  contact: string
}

/** The words of a contact that are indexed for a period, each behind its day, so that each is written once. */
export const KnownWords = new Entity({
  ...entityDefaults,
  name: 'known-words',
  schema: item({
    org: string().key(),
    contact: string().key(),
    kind: string().key(),
    period: string().key(),
    words: set(string()),
  }),
  computeKey: ({ org, contact, kind, period }) => ({ pk: knownWordsOf(org, contact), sk: `${kind}#${period}` }),
})
export const knownWordsOf = (org: string, contact: string) => `O#${org}#C#${contact}#TEXT`

/** A period that has words: a search looks at no others. */
export const TextPeriod = new Entity({
  ...entityDefaults,
  name: 'text-period',
  schema: item({ org: string().key(), kind: string().key(), period: string().key() }),
  computeKey: ({ org, kind, period }) => ({ pk: textPeriodsOf(org), sk: `${kind}#${period}` }),
})
/** How far what was said before words were indexed is indexed too, contact by contact. */
export const IndexedPast = new Entity({
  ...entityDefaults,
  name: 'indexed-past',
  schema: item({ org: string().key(), place: string().optional(), is_done: boolean() }),
  computeKey: ({ org }) => ({ pk: textPeriodsOf(org), sk: 'PAST' }),
})

export const textPeriodsOf = (org: string) => `O#${org}#TEXT`
