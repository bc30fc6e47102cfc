import type { ContactItem } from './entity.ts'
import { wordsOfSearch } from './rules.ts'
import { findWords, getContacts } from './store.ts'

/** Words read at once, and how often at most, before a page is given as it is (with a cursor to go on). */
const WORDS_A_READ = 200
const READS = 5

/**
 * Contacts whose words begin with every word of the search, at most `limit`, from behind `place`. The longest word is
 * looked up (the rarest, as a rule), the others are held against the contact's text.
 */
export async function findContacts(
  org: string,
  search: string,
  place: string | undefined,
  limit: number,
  isWanted: (contact: ContactItem) => boolean,
): Promise<{ contacts: ContactItem[]; place: string | undefined }> {
  const [longest, ...others] = wordsOfSearch(search).toSorted((a, b) => b.length - a.length)
  if (longest === undefined) return { contacts: [], place: undefined }
  const found = new Map<string, ContactItem>()
  let from = place
  for (let reads = 0; reads < READS; reads++) {
    const { words, place: next } = await findWords(org, longest, others, from, WORDS_A_READ)
    const ids = [...new Set(words.map((word) => word.contact))].filter((id) => !found.has(id))
    for (let i = 0; i < ids.length; i += 100)
      for (const contact of await getContacts(org, ids.slice(i, i + 100)))
        if (isWanted(contact) && found.size < limit) found.set(contact.id, contact)
    from = next
    if (found.size >= limit || next === undefined) break
  }
  return { contacts: [...found.values()], place: from }
}
