import { item } from 'dynamodb-toolbox/schema/item'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/**
 * One searchable word of a contact, found by `begins_with`. `text` holds all its words, to filter by the others. A search
 * pays for the size of these items, so they hold nothing that their key says.
 */
export const Word = new Entity({
  ...entityDefaults,
  name: 'word',
  schema: item({ pk: string().key(), sk: string().key(), text: string() }),
})

export const wordsOf = (org: string) => `O#${org}#WORDS`
export const wordKey = (org: string, word: string, contact: string) => ({ pk: wordsOf(org), sk: `${word}#${contact}` })
/** The word and the contact of a word's sort key; a word may hold a `#` itself, an id never. */
export function readWordKey(sk: string) {
  const end = sk.lastIndexOf('#')
  return { word: sk.slice(0, end), contact: sk.slice(end + 1) }
}
