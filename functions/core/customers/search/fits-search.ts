import type { ContactItem } from '../contacts/entity.ts'
import { wholeOfSearch, wordsOfContact, wordsOfSearch } from './words-of-contact.ts'

/** True if `searchContacts` finds a contact. */
export function fitsSearch(contact: ContactItem, search: string): boolean {
  const whole = wholeOfSearch(search)
  return hasWords(contact, wordsOfSearch(search)) || (whole !== undefined && hasWords(contact, [whole]))
}

/** True if each of these words begins one of the contact's. */
export function hasWords(contact: ContactItem, words: string[]): boolean {
  const own = wordsOfContact(contact)
  return words.every((word) => own.some((one) => one.startsWith(word)))
}
