import { cleanName } from '#contract/clean-name.ts'
import { addressKey, isSameAddress, spellingsOf } from '#contract/customers/channels/address-key.ts'
import { ADDRESS_KINDS } from '#contract/customers/channels/addresses.ts'
import { type AddressKind, ALL_CHANNELS, CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { CONTACT_FIELD_NAMES, type ContactFieldName, fieldOf } from '#contract/customers/contact-fields.ts'
import { foldText, joinedName } from '#contract/fold-text.ts'
import { cutText } from '../../platform/table/cut-text.ts'
import { momentKey } from '../../platform/table/ids.ts'
import type { AddressItem } from '../addresses/entity.ts'
import type { ContactItem } from './entity.ts'

const PHONE = /^\+\d{5,15}$/

export const isPhone = (address: string) => PHONE.test(address)

/** A contact's own addresses, by kind. */
export type Addresses = Partial<Record<AddressKind, string>>
/** All that somebody is reached at, and known by. */
export interface Reachable extends Partial<Pick<ContactItem['listed'], 'numbers' | 'user_ids'>> {
  addresses?: Addresses
}
type Reached = { listed: Reachable } & Pick<ContactItem, 'channels'>

/**
 * Where a contact is reached on a channel: at `chosen` where that is theirs, else where they wrote from last, else at the
 * number they gave. Undefined where they are not: WhatsApp without SMS, or a code that never wrote.
 */
export function addressFor({ listed, channels }: Reached, channel: Channel, chosen?: string): string | undefined {
  const { addresses = {} } = listed
  const { kind, isNumber } = CHANNELS[channel].address
  const usual = channels[channel]?.from ?? addresses[kind] ?? (isNumber ? addresses.phone : undefined)
  if (chosen !== undefined && !(usual && isSameAddress(chosen, usual)))
    return isPhone(chosen) ? addressesOf(listed).find((one) => isSameAddress(one, chosen)) : undefined
  return usual && (!isNumber || isPhone(usual) || channels[channel]) ? usual : undefined
}

/** Numbers, and the short codes of programs. */
const ANSWERED = /^\+?\d{3,15}$/

/** Whether anybody gets what is sent there: a sender's name has no number, nor has one of a service that we don't speak. */
export const isAnswerable = (channel: Channel, address: string) =>
  CHANNELS[channel].address.kind !== 'phone' || ANSWERED.test(address)

/** The addresses that are a contact's own, the phone number first; one that is written in two ways is one. */
export function addressesOf({ addresses = {}, numbers = [] }: Reachable): string[] {
  const all = [...ADDRESS_KINDS.flatMap((kind) => addresses[kind] ?? []), ...numbers.map(({ value }) => value)]
  return all.filter((one, i) => all.findIndex((other) => isSameAddress(other, one)) === i)
}

/** An id that a channel has for somebody, and the number that it came beside. */
interface UserId {
  value: string
  number?: string
}
export const userIdsOf = ({ user_ids = [] }: Reachable): UserId[] =>
  user_ids.map((one) => {
    const [value = '', number] = one.split(' ')
    return { value, number }
  })
/** The same as it is stored. */
export const writtenId = ({ value, number }: UserId) => (number ? `${value} ${number}` : value)

/** All that is theirs alone, also what a channel knows them by beside a number. */
export const claimsOf = (listed: Reachable): string[] => [
  ...new Set([...addressesOf(listed), ...userIdsOf(listed).map(({ value }) => value)]),
]

/** Whether an address is theirs, in whichever of its writings. */
export const isTheirs = (listed: Reachable, address: string) =>
  claimsOf(listed).some((one) => isSameAddress(one, address))

export const areSame = (one: Addresses, other: Addresses) => ADDRESS_KINDS.every((kind) => one[kind] === other[kind])

/** Under which name the consent of an address on a channel stands; a condition's path has letters, digits, and `_` alone. */
export const consentKey = (channel: Channel, address: string) => keyAsWritten(channel, addressKey(address))
const keyAsWritten = (channel: Channel, address: string) => `${channel}_${address.replace(/\W/g, '_')}`

/** All names under which it may stand: of each writing, and of each address that is the same account of the channel's. */
export const consentKeys = (listed: Reachable, channel: Channel, address: string): string[] =>
  accountOf(listed, channel, address)
    .flatMap(spellingsOf)
    .map((one) => keyAsWritten(channel, one))

/** A number and the id that a channel has for it are one account of it. */
function accountOf(listed: Reachable, channel: Channel, address: string): string[] {
  if (CHANNELS[channel].address.kind === 'phone') return [address]
  const ids = userIdsOf(listed).filter(({ value, number }) =>
    [value, number].some((one) => one !== undefined && isSameAddress(one, address)),
  )
  return [...new Set([address, ...ids.flatMap(({ value, number }) => (number ? [value, number] : [value]))])]
}

/** When they opted out where they are reached on a channel, or at one of their addresses; undefined where they did not. */
export function optedOutAt(
  contact: Reached & Pick<ContactItem, 'opted_out'>,
  channel: Channel,
  address = addressFor(contact, channel),
): string | undefined {
  if (!address) return undefined
  return consentKeys(contact.listed, channel, address)
    .flatMap((key) => contact.opted_out[key] ?? [])
    .toSorted()[0]
}

/** What was opted out of at one of a contact's addresses. */
export const optOutsOf = ({ opted_out }: Pick<ContactItem, 'opted_out'>, address: string) =>
  Object.fromEntries(
    ALL_CHANNELS.flatMap((channel) => spellingsOf(address).map((one) => keyAsWritten(channel, one))).flatMap((key) => {
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
  const words = cutText(cleanName(name ?? ''), 120)
  const space = words.indexOf(' ')
  return space < 0
    ? { first_name: words, last_name: '' }
    : { first_name: words.slice(0, space), last_name: words.slice(space + 1).trim() }
}

interface Named {
  listed: Pick<ContactItem['listed'], 'first_name' | 'last_name'> & Reachable
}

/** What a contact is called everywhere: their name, else their number, else 'Unknown' (S1 §3). */
export function displayName({ listed }: Named): string {
  const name = `${listed.first_name} ${listed.last_name}`.trim()
  return name || addressesOf(listed)[0] || 'Unknown'
}

/** What sets words apart. */
const NO_WORD = /[^\p{L}\p{N}]+/u
const wordsOf = (text: string) => foldText(text).split(NO_WORD)

/** The words by which a contact is found: of the name, the parts of the e-mail, each number in full, national and by its last 7 and 4 digits. */
export function wordsOfContact({ listed }: Named & { listed: Partial<Record<ContactFieldName, string>> }): string[] {
  const numbers = addressesOf(listed)
    .flatMap(spellingsOf)
    .map((address) => ({ address, digits: address.replace(/\D/g, '') }))
  const written = [listed.first_name, listed.last_name, ...SEARCHED.map((name) => listed[name] ?? '')]
  const words = [
    ...numbers.map(({ digits }) => digits).filter((digits) => digits.length >= 3),
    ...(listed.email ? [foldText(listed.email)] : []),
    ...written.flatMap(wordsOf),
    ...[listed.first_name, listed.last_name].flatMap(wholeNames),
    ...partsOf(listed.last_name),
    ...numbers.flatMap(({ address, digits }) => (isPhone(address) ? nationalForms(digits) : [])),
  ]
  // Cut first: what only differs behind the cut is one word, and a word may be written once.
  return [...new Set(words.map((word) => cutText(word, WORD_CHARACTERS)))].filter((word) => word !== '').slice(0, WORDS)
}

/** They are a part of the name behind them, which people write with a blank, and without. */
const PARTICLES = new Set('o d mc mac fitz de del la las los da di du le van von der den st san al el'.split(' '))

/** Names of several parts in one word: O’Connor, O Connor, Smith-Jones, De la Cruz. */
function wholeNames(name: string): string[] {
  const whole = wordsOf(joinedName(name)).filter((word) => word !== '')
  const behind = whole.flatMap((word, i) => {
    const first = whole.slice(0, i).findLastIndex((one) => !PARTICLES.has(one)) + 1
    return first < i && !PARTICLES.has(word) ? [whole.slice(first, i + 1).join('')] : []
  })
  return [...whole, ...behind]
}

/** What stands behind the beginning of a name in one word, for who sets it apart: Connor of OConnor, Donald of McDonald. */
const partsOf = (name: string) =>
  wordsOf(name).flatMap((word) => /^(?:o(?=[^aeiou]\p{L}{3})|ma?c(?=\p{L}{4}))(.+)$/u.exec(word)?.[1] ?? [])

/** Begins what contacts are put in the order of their names by, among the words; no word that is searched for begins so. */
export const NAMES = '!'

/** A contact's place in the order of names, in which case and accents count for nothing. */
export const nameKeyOf = (contact: Named) =>
  cutText(NAMES + foldText(displayName(contact)).split(NO_WORD).join(NAMES), WORD_CHARACTERS)

const SEARCHED = CONTACT_FIELD_NAMES.filter((name) => fieldOf(name).searched)

/** A name may be as long as its writer likes; its search words may not. */
const WORD_CHARACTERS = 60
const WORDS = 40

/** Ends of a number that people type: national number (10 digits serve the Americas, and 11 Brazil), last 7, last 4. */
const nationalForms = (digits: string) =>
  [digits.startsWith('55') ? 11 : 10, 10, 7, 4].filter((n) => digits.length > n).map((n) => digits.slice(-n))

/** What sets the parts of a number apart: blanks, brackets, every dash, and the invisible marks that a copied one brings. */
const BETWEEN_DIGITS = /[\s().+/\p{Pd}\p{Cf}\u2212]/gu
/** As a link or Twilio writes it, or as it is dialled abroad: 00 in place of the +. */
const BEFORE_NUMBER = /^(?:tel:|sms:|whatsapp:)?(?:00(?=[1-9]\d{7}))?/i
/** What is dialled before a number within Mexico (01, 044, 045), the United Kingdom, France, or Japan, and is no part of it. */
const TRUNK = /^(?:0(?=[1-9]\d{8,9}$)|0(?:1|44|45)(?=[1-9]\d{9}$))/
/** A mobile as it is dialled within Argentina: the 15 between area and number is no part of it either. */
const ARGENTINE = /^0?(11|[23]\d\d|[23]\d{3})15(\d{6,8})$/
/** A number beside a name, five digits or more: a blank may as well end it there. */
const NUMBER_IN_TEXT = /(?<![\p{L}\p{N}])(?=(?:[().+/\p{Pd}]*\d){5})\d[\d().+/\p{Pd}]*\d/gu

/** The digits of a number that was typed in whatever form; undefined where it is none. */
function numberOf(text: string): string | undefined {
  const written = text.normalize('NFKC')
  const digits = written.replace(BETWEEN_DIGITS, '').replace(BEFORE_NUMBER, '').replace(TRUNK, '')
  if (!/^\d{3,}$/.test(digits)) return undefined
  const mobile = /^\s*(?:\+|00)/.test(written) ? '' : (ARGENTINE.exec(digits)?.slice(1).join('') ?? '')
  return mobile.length === 10 ? mobile : digits
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

/** A search of several words as the one that a name may be written in (SmithJones); undefined where it is none of names. */
export function wholeOfSearch(search: string): string | undefined {
  if (numberOf(search) || search.includes('@')) return undefined
  const words = wordsOf(search).filter((word) => word !== '')
  return words.length > 1 && words.length < 5 ? cutText(words.join(''), WORD_CHARACTERS) : undefined
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
