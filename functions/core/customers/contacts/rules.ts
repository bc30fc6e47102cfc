import { cleanName } from '#contract/clean-name.ts'
import { addressKey, isSameAddress, spellingsOf } from '#contract/customers/channels/address-key.ts'
import { ADDRESS_KINDS } from '#contract/customers/channels/addresses.ts'
import { type AddressKind, ALL_CHANNELS, CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { cutText } from '../../platform/table/cut-text.ts'
import { momentKey } from '../../platform/table/ids.ts'
import type { AddressItem } from '../addresses/entity.ts'
import { type ContactItem, sectionOf } from './entity.ts'

const PHONE = /^\+\d{5,15}$/

export const isPhone = (address: string) => PHONE.test(address)

/** A contact's own addresses, by kind. */
export type Addresses = Partial<Record<AddressKind, string>>
/** All that somebody is reached at, and known by. */
export interface Reachable extends Partial<Pick<ContactItem['listed'], 'numbers' | 'user_ids'>> {
  addresses?: Addresses
}
export type Reached = { listed: Reachable } & Pick<ContactItem, 'channels'>

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

/** True if replies reach someone: a sender's name has no number, nor has a service that we don't support. */
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

/** True if an address is theirs, in any of its forms. */
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

/** The time of their opt-out at the address used on a channel, or at a given one; undefined if none. */
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

/** Returns the opt-outs at one of a contact's addresses. */
export const optOutsOf = ({ opted_out }: Pick<ContactItem, 'opted_out'>, address: string) =>
  Object.fromEntries(
    ALL_CHANNELS.flatMap((channel) => spellingsOf(address).map((one) => keyAsWritten(channel, one))).flatMap((key) => {
      const at = opted_out[key]
      return at ? [[key, at]] : []
    }),
  )

/** Returns the opt-outs recorded with addresses. */
export const optOutsAt = (known: AddressItem[]): ContactItem['opted_out'] =>
  Object.assign({}, ...known.map(({ opted_out }) => opted_out))

/** Messages of all channels together: those that nobody has read yet, or all that the contact ever sent. */
export const countOn = (contact: Pick<ContactItem, 'channels'>, what: 'unread' | 'inbound') =>
  ALL_CHANNELS.reduce((sum, channel) => sum + (contact.channels[channel]?.[what] ?? 0), 0)

/** An active conversation with a message that nobody has read; asleep it asks for nobody. */
export const isUnread = (contact: Pick<ContactItem, 'channels' | 'status' | 'snooze'>) =>
  sectionOf(contact) === 'active' && countOn(contact, 'unread') > 0

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

export interface Named {
  listed: Pick<ContactItem['listed'], 'first_name' | 'last_name'> & Reachable
}

/** A contact's name everywhere: their name, otherwise their number, otherwise 'Unknown' (S1 §3). */
export function displayName({ listed }: Named): string {
  const name = `${listed.first_name} ${listed.last_name}`.trim()
  return name || addressesOf(listed)[0] || 'Unknown'
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

/** The time of the customer's last message on any channel. */
export const lastHeardAt = ({ channels }: Pick<ContactItem, 'channels'>): string =>
  Object.values(channels).reduce((last, state) => {
    const at = state?.last_inbound_at ?? ''
    return at > last ? at : last
  }, '')

/** Who was merged into a contact, and by which merge, in their order; those whom somebody brought along stand behind them. */
export const mergesOf = ({ merged = '' }: Pick<ContactItem, 'merged'>): { contact: string; merge: string }[] =>
  merged.split(' ').flatMap((one) => {
    const [contact = '', merge = ''] = one.split(':')
    return contact ? [{ contact, merge }] : []
  })
/** The same as it is stored. */
export const writtenMerges = (merges: ReturnType<typeof mergesOf>) =>
  merges.map(({ contact, merge }) => `${contact}:${merge}`).join(' ') || undefined

/** The ids under which lies what belongs to a contact: their own, and those of who was merged into them. */
export const partsOf = (contact: Pick<ContactItem, 'id' | 'merged'>): string[] => [
  contact.id,
  ...mergesOf(contact).map(({ contact: id }) => id),
]

/** A change that merges two contacts, or undoes that: nothing new happened to either. */
export const isByMerge = ({ before, after }: { before?: ContactItem; after?: ContactItem }) =>
  before !== undefined &&
  after !== undefined &&
  (before.merged !== after.merged || before.merged_into !== after.merged_into)
