import { ADDRESS_KINDS } from '#contract/customers/channels/addresses.ts'
import { type AddressKind, ALL_CHANNELS, CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { CONTACT_FIELD_NAMES, type ContactFieldName, fieldOf } from '#contract/customers/contact-fields.ts'
import { foldText } from '#contract/fold-text.ts'
import { cutText } from '../../platform/table/cut-text.ts'
import { momentKey } from '../../platform/table/ids.ts'
import type { AddressItem } from '../addresses/entity.ts'
import type { ContactItem } from './entity.ts'

const PHONE = /^\+\d{5,15}$/

export const isPhone = (address: string) => PHONE.test(address)

/** A contact's own addresses, by kind. */
export type Addresses = Partial<Record<AddressKind, string>>
type Reached = { listed: { addresses: Addresses } } & Pick<ContactItem, 'channels'>

/** Where a contact is reached on a channel: where they wrote from last, else at the number they gave. Undefined where they are not: WhatsApp without SMS, or a code that never wrote. */
export function addressFor(contact: Reached, channel: Channel): string | undefined {
  const { addresses } = contact.listed
  const { kind, isNumber } = CHANNELS[channel].address
  const address = contact.channels[channel]?.from ?? addresses[kind] ?? (isNumber ? addresses.phone : undefined)
  return address && (!isNumber || isPhone(address) || contact.channels[channel]) ? address : undefined
}

/** The addresses that are a contact's own, the phone number first; one that WhatsApp has too is one. */
export const addressesOf = ({ addresses = {} }: { addresses?: Addresses }): string[] =>
  [...new Set(ADDRESS_KINDS.map((kind) => addresses[kind]))].filter((address) => address !== undefined)

export const areSame = (one: Addresses, other: Addresses) => ADDRESS_KINDS.every((kind) => one[kind] === other[kind])

/** Under which name the consent of an address on a channel stands; a condition's path has letters, digits, and `_` alone. */
export const consentKey = (channel: Channel, address: string) => `${channel}_${address.replace(/\W/g, '_')}`

/** When they opted out where they are reached on a channel; undefined where they did not. */
export function optedOutAt(contact: Reached & Pick<ContactItem, 'opted_out'>, channel: Channel): string | undefined {
  const address = addressFor(contact, channel)
  return address && contact.opted_out[consentKey(channel, address)]
}

/** What was opted out of at one of a contact's addresses. */
export const optOutsOf = ({ opted_out }: Pick<ContactItem, 'opted_out'>, address: string) =>
  Object.fromEntries(
    ALL_CHANNELS.flatMap((channel) => {
      const key = consentKey(channel, address)
      const at = opted_out[key]
      return at ? [[key, at]] : []
    }),
  )

/** What was opted out of at addresses, by what is known of them. */
export const optOutsAt = (known: AddressItem[]): ContactItem['opted_out'] =>
  Object.assign({}, ...known.map(({ opted_out }) => opted_out))

/** Messages of all channels together: those that nobody has read yet, or all that the contact ever sent. */
export const countOn = (contact: Pick<ContactItem, 'channels'>, what: 'unread' | 'inbound') =>
  ALL_CHANNELS.reduce((sum, channel) => sum + (contact.channels[channel]?.[what] ?? 0), 0)

/** An active conversation with a message that nobody has read. */
export const isUnread = (contact: Pick<ContactItem, 'channels' | 'status'>) =>
  contact.status === 'active' && countOn(contact, 'unread') > 0

/** The vehicle that a contact wrote about last. */
export const vehicleOf = (contact: { listed: Pick<ContactItem['listed'], 'vehicle'> } & Pick<ContactItem, 'vehicle'>) =>
  contact.listed.vehicle ?? contact.vehicle

/** A profile name in our two fields, split at its first space (S2 §3). */
export function splitName(name: string | undefined): { first_name: string; last_name: string } {
  const words = cutText((name ?? '').trim(), 120)
  const space = words.indexOf(' ')
  return space < 0
    ? { first_name: words, last_name: '' }
    : { first_name: words.slice(0, space), last_name: words.slice(space + 1).trim() }
}

interface Named {
  listed: Pick<ContactItem['listed'], 'first_name' | 'last_name'> & { addresses: Addresses }
}

/** What a contact is called everywhere: their name, else their number, else 'Unknown' (S1 §3). */
export function displayName({ listed }: Named): string {
  const name = `${listed.first_name} ${listed.last_name}`.trim()
  return name || addressesOf(listed)[0] || 'Unknown'
}

/** What sets words apart. */
const NO_WORD = /[^\p{L}\p{N}]+/u

/** The words by which a contact is found: of the name, the parts of the e-mail, the number in full, national and by its last 7 and 4 digits. */
export function wordsOfContact({ listed }: Named & { listed: Partial<Record<ContactFieldName, string>> }): string[] {
  const numbers = addressesOf(listed).map((address) => ({ address, digits: address.replace(/\D/g, '') }))
  const written = [listed.first_name, listed.last_name, ...SEARCHED.map((name) => listed[name] ?? '')]
  const words = [
    ...numbers.map(({ digits }) => digits).filter((digits) => digits.length >= 3),
    ...numbers.flatMap(({ address, digits }) => (isPhone(address) ? nationalForms(digits) : [])),
    ...(listed.email ? [foldText(listed.email)] : []),
    ...written.flatMap((text) => foldText(text).split(NO_WORD)),
  ]
  // Cut first: what only differs behind the cut is one word, and a word may be written once.
  return [...new Set(words.map((word) => cutText(word, WORD_CHARACTERS)))].filter((word) => word !== '').slice(0, WORDS)
}

/** Begins what contacts are put in the order of their names by, among the words; no word that is searched for begins so. */
export const NAMES = '!'

/** A contact's place in the order of names, in which case and accents count for nothing. */
export const nameKeyOf = (contact: Named) =>
  cutText(NAMES + foldText(displayName(contact)).split(NO_WORD).join(NAMES), WORD_CHARACTERS)

const SEARCHED = CONTACT_FIELD_NAMES.filter((name) => fieldOf(name).searched)

/** A name may be as long as its writer likes; its search words may not. */
const WORD_CHARACTERS = 60
const WORDS = 24

/** Ends of a number that people type: national number (10 digits serve the Americas), last 7, last 4. */
const nationalForms = (digits: string) => [10, 7, 4].filter((n) => digits.length > n).map((n) => digits.slice(-n))

/** What sets the parts of a number apart: blanks, brackets, every dash, and the invisible marks that a copied one brings. */
const BETWEEN_DIGITS = /[\s().+/\p{Pd}\p{Cf}\u2212]/gu
/** As a link or Twilio writes it, or as it is dialled abroad: 00 in place of the +. */
const BEFORE_NUMBER = /^(?:tel:|sms:|whatsapp:)?(?:00(?=[1-9]\d{7}))?/i
/** The 0 that is dialled before a number within the United Kingdom, France, or Japan, and is no part of it. */
const TRUNK = /^0(?=[1-9]\d{8,9}$)/
/** A number beside a name, five digits or more: a blank may as well end it there. */
const NUMBER_IN_TEXT = /(?<![\p{L}\p{N}])(?=(?:[().+/\p{Pd}]*\d){5})\d[\d().+/\p{Pd}]*\d/gu

/** The digits of a number that was typed in whatever form; undefined where it is none. */
function numberOf(text: string): string | undefined {
  const digits = text.normalize('NFKC').replace(BETWEEN_DIGITS, '').replace(BEFORE_NUMBER, '').replace(TRUNK, '')
  return /^\d{3,}$/.test(digits) ? digits : undefined
}

/**
 * A search as typed, in the words' own form; a number, however it is written, is one word. A word that
 * begins another says nothing more.
 */
export function wordsOfSearch(search: string): string[] {
  const number = numberOf(search)
  if (number) return [number]
  if (search.includes('@')) return [cutText(foldText(search), WORD_CHARACTERS)]
  const words = foldText(search)
    .replace(NUMBER_IN_TEXT, (run) => numberOf(run) ?? run)
    .split(NO_WORD)
    .filter((word) => word !== '')
    .map((word) => cutText(word, WORD_CHARACTERS))
    .slice(0, 6)
  return [...new Set(words)].filter((word, _, all) => !all.some((other) => other !== word && other.startsWith(word)))
}

/** The place of a card that comes to the top of its column now: the greatest so far, without looking at the others. */
export const placeOnTop = (id: string, now: Date) => momentKey(now.getTime(), id)

/** Whoever comes to the same place at the same time stands beside, not in the same: a page would pass one of them over. */
const endingOf = (id: string) => id.slice(-8)

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A card's place between two of a column: above `below` (undefined: the column's end), and below `above`. */
export function placeBetween(id: string, below: string | undefined, above: string): string {
  let [place, ceiling] = ['', above]
  for (let i = 0; ; i++) {
    const least = LETTERS.indexOf(below?.[i] ?? '0')
    const most = ceiling === '' ? LETTERS.length : LETTERS.indexOf(ceiling[i] ?? '0')
    if (most - least > 1) return place + LETTERS.charAt((least + most) >> 1) + endingOf(id)
    place += LETTERS.charAt(least)
    // The next letters need only be greater than those of the one below.
    if (most > least) ceiling = ''
  }
}

/**
 * Each drop into one gap makes places longer, and DynamoDB takes 1,024 bytes of a sort key: a place longer than this has
 * the cards around it renumbered first.
 */
export const LONGEST_PLACE = 100

/** Places for cards between two places, the lowest first, as far from each other as there is room. */
export function placesBetween(ids: readonly string[], below: string | undefined, above: string): string[] {
  if (ids.length === 0) return []
  const middle = ids.length >> 1
  const place = placeBetween(ids[middle] ?? '', below, above)
  return [
    ...placesBetween(ids.slice(0, middle), below, place),
    place,
    ...placesBetween(ids.slice(middle + 1), place, above),
  ]
}

/** When the customer last wrote, on whatever channel. */
export const lastHeardAt = ({ channels }: Pick<ContactItem, 'channels'>): string =>
  Object.values(channels).reduce((last, state) => {
    const at = state?.last_inbound_at ?? ''
    return at > last ? at : last
  }, '')
