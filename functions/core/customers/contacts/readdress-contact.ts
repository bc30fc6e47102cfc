import { $remove, $set } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { ALL_CHANNELS, CHANNELS } from '#contract/customers/channels/channels.ts'
import type { AddressItem } from '../addresses/entity.ts'
import type { ContactItem } from './entity.ts'
import { type Addresses, addressesOf, optOutsAt, optOutsOf } from './rules.ts'

/** Which addresses a contact claims, and which it leaves, where it has others. */
export function movedTo(seen: ContactItem, addresses: Addresses): { claimed: string[]; left: string[] } {
  const [before, after] = [addressesOf(seen.listed), addressesOf({ addresses })]
  return {
    claimed: after.filter((address) => !before.includes(address)),
    left: before.filter((address) => !after.includes(address)),
  }
}

/** What other addresses change of a contact; who opted out at one goes with it, also by what is `known` of those claimed. */
export function readdressed(seen: ContactItem, addresses: Addresses, known: AddressItem[]) {
  const optOuts = addressesOf({ addresses }).map((address) => optOutsOf(seen, address))
  return {
    addresses: $set(addresses),
    opted_out: $set(Object.assign(optOutsAt(known), ...optOuts) as ContactItem['opted_out']),
    channels: channelsAt(addresses, seen),
  }
}

/**
 * What other addresses change of the conversations: they are answered where they write from while that address is theirs
 * and the channel's own is as it was. From a new one nobody has written yet, so no window is open for it.
 */
function channelsAt(addresses: Addresses, seen: ContactItem) {
  const before = seen.listed.addresses
  const changes = ALL_CHANNELS.flatMap((channel) => {
    const state = seen.channels[channel]
    const { kind } = CHANNELS[channel].address
    const isTheirs = state?.from && addressesOf({ addresses }).includes(state.from)
    if (!state || (isTheirs && addresses[kind] === before[kind])) return []
    const isSame = (addresses[kind] ?? addresses.phone) === (state.from ?? before[kind] ?? before.phone)
    return [[channel, { from: $remove(), ...(!isSame && { last_inbound_at: $remove() }) }] as const]
  })
  return Object.fromEntries(changes)
}
