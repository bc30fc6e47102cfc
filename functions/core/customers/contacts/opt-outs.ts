import { addressKey, isSameAddress, spellingsOf } from '#contract/customers/channels/address-key.ts'
import { ALL_CHANNELS, CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { AddressItem } from './address-entity.ts'
import type { ContactItem } from './entity.ts'
import { addressFor, type Reachable, type Reached, userIdsOf } from './reachable-addresses.ts'

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
  if (CHANNELS[channel].address.userId === undefined) return [address]
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

/**
 * True while nobody writes to an address after a STOP: a person may answer what they wrote there since, but where the
 * carrier holds the STOP.
 */
export function isClosedByStop(contact: Reached & Pick<ContactItem, 'opted_out'>, channel: Channel, chosen?: string) {
  const address = addressFor(contact, channel, chosen)
  const at = optedOutAt(contact, channel, address)
  if (at === undefined) return false
  const heardAt = address === addressFor(contact, channel) ? contact.channels[channel]?.last_inbound_at : undefined
  return CHANNELS[channel].carrierStops !== undefined || (heardAt ?? '') <= at
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
