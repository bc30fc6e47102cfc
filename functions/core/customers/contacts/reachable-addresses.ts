import type { AddressFacts } from '#contract/customers/channels/address-facts.ts'
import { isSameAddress } from '#contract/customers/channels/address-key.ts'
import { ADDRESS_KINDS, ADDRESSES, TYPED_KINDS } from '#contract/customers/channels/addresses.ts'
import { type AddressKind, CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { ContactItem } from './entity.ts'

const PHONE = /^\+\d{5,15}$/

export const isPhone = (address: string) => PHONE.test(address)

/** A contact's own addresses, by kind. */
export type Addresses = Partial<Record<AddressKind, string>>
/** All that somebody is reached at, and known by. */
export interface Reachable extends Partial<Pick<ContactItem['listed'], 'numbers' | 'user_ids' | 'email'>> {
  addresses?: Addresses
}
export type Reached = { listed: Reachable } & Pick<ContactItem, 'channels'>

/**
 * Where a contact is reached on a channel: at `chosen` where that is theirs, else where they wrote from last, else at the
 * number they gave. Undefined where they are not: WhatsApp without SMS, or a code that never wrote.
 */
export function addressFor({ listed, channels }: Reached, channel: Channel, chosen?: string): string | undefined {
  const { addresses = {} } = listed
  const { address } = CHANNELS[channel]
  const { kind, isNumber } = address
  const told = isNumber ? addresses.phone : toldIn(address, listed)
  const usual = channels[channel]?.from ?? addresses[kind] ?? told
  if (chosen !== undefined && !(usual && isSameAddress(chosen, usual)))
    return isPhone(chosen) ? addressesOf(listed).find((one) => isSameAddress(one, chosen)) : undefined
  return usual && (!isNumber || isPhone(usual) || channels[channel]) ? usual : undefined
}

function toldIn(address: AddressFacts, listed: Reachable): string | undefined {
  const field = 'isGiven' in address ? address.toldIn : undefined
  return field && listed[field]?.trim().toLowerCase()
}

/** True if replies reach someone: a sender's name has no number, nor has a service that we don't support; other addresses are dead. */
export const isAnswerable = ({ channels }: Pick<Reached, 'channels'>, channel: Channel, address: string) =>
  (CHANNELS[channel].address.answered?.test(address) ?? true) && !isDead(channels[channel], address)

/** True if mail came back from an address, and nobody has written from there since. */
function isDead(state: ContactItem['channels'][Channel], address: string): boolean {
  const [at = '', dead] = state?.bounced?.split(' ') ?? []
  return dead === address && (state?.last_inbound_at ?? '') <= at
}

/** The addresses that people know as a contact's, the phone number first; one that is written in two ways is one. */
export function addressesOf({ addresses = {}, numbers = [] }: Reachable): string[] {
  const all = [...TYPED_KINDS.flatMap((kind) => addresses[kind] ?? []), ...numbers.map(({ value }) => value)]
  return all.filter((one, i) => all.findIndex((other) => isSameAddress(other, one)) === i)
}

/** Those that their carriers gave them. */
export const givenTo = ({ addresses = {} }: Reachable): string[] =>
  ADDRESS_KINDS.filter((kind) => 'isGiven' in ADDRESSES[kind]).flatMap((kind) => addresses[kind] ?? [])

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
  ...new Set([...addressesOf(listed), ...givenTo(listed), ...userIdsOf(listed).map(({ value }) => value)]),
]

/** True if an address is theirs, in any of its forms. */
export const isTheirs = (listed: Reachable, address: string) =>
  claimsOf(listed).some((one) => isSameAddress(one, address))

export const areSame = (one: Addresses, other: Addresses) => ADDRESS_KINDS.every((kind) => one[kind] === other[kind])
