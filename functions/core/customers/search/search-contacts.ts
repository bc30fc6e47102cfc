import type { Seen } from '../../platform/access.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { findContacts } from '../contacts/door.ts'
import type { ContactItem } from '../contacts/entity.ts'
import { hasWords } from './fits-search.ts'
import { type FoundWord, findWords } from './word-store.ts'
import { wholeOfSearch, wordsOfSearch } from './words-of-contact.ts'

/** Words read at first, of each that may be the rarer one: about what half a read unit holds. */
const FIRST_WORDS = 25
/** Words read at once from then on, the read units that they take, and how often at most while nothing is found. */
const WORDS_A_READ = 100
const UNITS_A_READ = 2
const READS = 10
/** A page's budget in read units, for its words and for each contact. It ends there unless it is still empty. */
const UNITS_OF_WORDS = 5
const UNITS_A_CONTACT = 0.5

interface Page {
  /** The word of the search that these begin with. */
  start: string
  words: FoundWord[]
  place: string | undefined
}

/** Those of some contacts that are wanted. */
export type WantedOf = (contacts: Seen<ContactItem>[]) => Seen<ContactItem>[] | Promise<Seen<ContactItem>[]>

/** Begins a place among those who are found by all of a search as one word: they come behind the others. */
const WHOLE = '='

/** Contacts whose words begin with every word of the search (`findByWords`), then those who write them as one (SmithJones). */
export async function searchContacts(
  org: OrgId,
  search: string,
  place: string | undefined,
  limit: number,
  wantedOf: WantedOf,
): Promise<{ contacts: Seen<ContactItem>[]; place: string | undefined }> {
  const [words, whole] = [wordsOfSearch(search), wholeOfSearch(search)]
  if (whole === undefined) return findByWords(org, words, place, limit, wantedOf)
  const isBehind = place?.startsWith(WHOLE) ?? false
  const found = isBehind ? { contacts: [], place: undefined } : await findByWords(org, words, place, limit, wantedOf)
  if (found.place !== undefined) return found
  const room = limit - found.contacts.length
  if (room === 0) return { ...found, place: WHOLE }
  const othersOf = (found: Seen<ContactItem>[]) => wantedOf(found.filter((contact) => !hasWords(contact, words)))
  const from = (isBehind && place?.slice(WHOLE.length)) || undefined
  const behind = await findByWords(org, [whole], from, room, othersOf)
  return {
    contacts: [...found.contacts, ...behind.contacts],
    place: behind.place && WHOLE + behind.place,
  }
}

/**
 * Contacts of whose words some begin with each of these, at most `limit`, from behind `place`. The rarer one is looked
 * up, the others are held against the contact's text. `place` leads to the rest; a page before it may be short.
 */
export async function findByWords(
  org: OrgId,
  words: string[],
  place: string | undefined,
  limit: number,
  wantedOf: WantedOf,
): Promise<{ contacts: Seen<ContactItem>[]; place: string | undefined }> {
  const searched = words.toSorted((a, b) => b.length - a.length)
  let units = UNITS_OF_WORDS + limit * UNITS_A_CONTACT
  const read = async (start: string, from: string | undefined, most: number): Promise<Page> => {
    const others = searched.filter((word) => word !== start)
    const found = await findWords(org, start, others, from, most)
    units -= found.units
    return { start, words: found.words.filter((word) => isFirstOfContact(word, start)), place: found.place }
  }

  const begun = searched.find((word) => place?.startsWith(word))
  let page = begun
    ? await read(begun, place, WORDS_A_READ)
    : rarest(await Promise.all(searched.slice(0, 2).map((word) => read(word, undefined, FIRST_WORDS))))
  const contacts: Seen<ContactItem>[] = []
  let end = place
  for (let reads = 1; page; reads++) {
    while (page.words.length > 0) {
      const affordable = contacts.length > 0 ? Math.max(0, Math.floor(units / UNITS_A_CONTACT)) : limit
      const next = page.words.splice(0, Math.min(limit - contacts.length, affordable, 100))
      if (next.length === 0) return { contacts, place: end }
      contacts.push(...(await wantedOf(await contactsOf(org, next))))
      units -= next.length * UNITS_A_CONTACT
      end = next.at(-1)?.place
    }
    end = page.place
    const isFull = contacts.length >= limit || (contacts.length > 0 && units <= UNITS_A_READ)
    if (end === undefined || isFull || reads === READS) return { contacts, place: end }
    page = await read(page.start, end, WORDS_A_READ)
  }
  return { contacts, place: undefined }
}

/** The page that is all there is of its word; else the one in which most contacts have the other words too. */
const rarest = (pages: Page[]): Page | undefined =>
  pages.find(({ place }) => place === undefined) ?? pages.toSorted((a, b) => b.words.length - a.words.length)[0]

/** A contact with several fitting words (Maria, Mariana) counts at the first of them only. */
function isFirstOfContact({ word, text }: FoundWord, start: string): boolean {
  const [first] = text
    .split(' ')
    .filter((one) => one.startsWith(start))
    .toSorted()
  return first === undefined || first === word
}

/** The words' contacts, in the words' order. */
async function contactsOf(org: OrgId, words: FoundWord[]): Promise<Seen<ContactItem>[]> {
  const found = await findContacts(
    { org },
    words.map((word) => word.contact),
  )
  return words.flatMap((word) => found.find((contact) => contact.id === word.contact) ?? [])
}
