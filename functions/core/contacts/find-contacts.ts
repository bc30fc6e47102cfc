import type { OrgId } from '../ctx.ts'
import type { ContactItem, WordItem } from './entity.ts'
import { wordsOfSearch } from './rules.ts'
import { findWords, getContacts } from './store.ts'

/** Words read at once, and how often at most, before a page is given as it is (with a cursor to go on). */
const WORDS_A_READ = 100
const READS = 10

/**
 * Contacts whose words begin with every word of the search, at most `limit`, from behind `place`. The longest word is
 * looked up (the rarest, as a rule), the others are held against the contact's text. `place` leads to the rest.
 */
export async function findContacts(
  org: OrgId,
  search: string,
  place: string | undefined,
  limit: number,
  isWanted: (contact: ContactItem) => boolean,
): Promise<{ contacts: ContactItem[]; place: string | undefined }> {
  const [longest, ...others] = wordsOfSearch(search).toSorted((a, b) => b.length - a.length)
  if (longest === undefined) return { contacts: [], place: undefined }
  const contacts: ContactItem[] = []
  let from = place?.startsWith(longest) ? place : undefined
  for (let reads = 0; reads < READS; reads++) {
    const page = await findWords(org, longest, others, from, WORDS_A_READ)
    let words = page.words.filter((word) => isFirstOfContact(word, longest))
    while (words.length > 0) {
      // No more contacts are read than the page still lacks.
      const next = words.slice(0, Math.min(limit - contacts.length, 100))
      words = words.slice(next.length)
      contacts.push(...(await contactsOf(org, next)).filter(isWanted))
      const last = next.at(-1)
      if (contacts.length >= limit && last)
        return { contacts, place: words.length > 0 || page.place ? `${last.word}#${last.contact}` : undefined }
    }
    from = page.place
    if (from === undefined) break
  }
  return { contacts, place: from }
}

/** A contact with several fitting words (Maria, Mariana) counts at the first of them only. */
function isFirstOfContact({ word, text }: WordItem, start: string): boolean {
  const [first] = text
    .split(' ')
    .filter((one) => one.startsWith(start))
    .toSorted()
  return first === undefined || first === word
}

/** The words' contacts, in the words' order. */
async function contactsOf(org: OrgId, words: WordItem[]): Promise<ContactItem[]> {
  const found = await getContacts(
    org,
    words.map((word) => word.contact),
  )
  return words.flatMap((word) => found.find((contact) => contact.id === word.contact) ?? [])
}
