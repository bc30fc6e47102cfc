import { $remove, $set } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { ALL_CHANNELS, CHANNELS } from '#contract/customers/channels/channels.ts'
import type { AddressItem } from './address-entity.ts'
import type { ContactItem } from './entity.ts'
import { optOutsAt, optOutsOf } from './opt-outs.ts'
import { type Addresses, claimsOf, isTheirs, type Reachable, userIdsOf, writtenId } from './reachable-addresses.ts'

/** A contact's further numbers. */
type Further = Pick<ContactItem['listed'], 'numbers'>

/** All that somebody is known by with other addresses: an id goes with the number that it came beside. */
function withIds(seen: ContactItem, addresses: Addresses, { numbers }: Further): Reachable & { user_ids: string[] } {
  const kept = userIdsOf(seen.listed).filter(({ number }) => !number || isTheirs({ addresses, numbers }, number))
  return { addresses, numbers, user_ids: kept.map(writtenId) }
}

/** Returns the addresses that a contact claims and releases by a change. */
export function movedTo(
  seen: ContactItem,
  addresses: Addresses,
  further: Further,
): { claimed: string[]; left: string[] } {
  const after = withIds(seen, addresses, further)
  return {
    claimed: claimsOf(after).filter((address) => !isTheirs(seen.listed, address)),
    left: claimsOf(seen.listed).filter((address) => !isTheirs(after, address)),
  }
}

/** Returns a contact's changes by new addresses; opt-outs follow their addresses, including `known` ones of those claimed. */
export function readdressed(seen: ContactItem, addresses: Addresses, further: Further, known: AddressItem[]) {
  const after = withIds(seen, addresses, further)
  const optOuts = claimsOf(after).map((address) => optOutsOf(seen, address))
  const { numbers = [] } = further
  return {
    listed: {
      addresses: $set(addresses),
      numbers: numbers.length > 0 ? $set(numbers) : $remove(),
      user_ids: after.user_ids.length > 0 ? $set(after.user_ids) : $remove(),
    },
    opted_out: $set(Object.assign(optOutsAt(known), ...optOuts) as ContactItem['opted_out']),
    channels: channelsAt(after, seen),
  }
}

/**
 * What other addresses change of the conversations: they are answered where they write from while that address is theirs
 * and the channel's own is as it was. From a new one nobody has written yet, so no window is open for it.
 */
function channelsAt(after: Reachable, seen: ContactItem) {
  const { addresses = {} } = after
  const before = seen.listed.addresses
  const changes = ALL_CHANNELS.flatMap((channel) => {
    const state = seen.channels[channel]
    const { kind } = CHANNELS[channel].address
    const isStillTheirs = state?.from && isTheirs(after, state.from)
    if (!state || (isStillTheirs && addresses[kind] === before[kind])) return []
    const isSame = (addresses[kind] ?? addresses.phone) === (state.from ?? before[kind] ?? before.phone)
    return [[channel, { from: $remove(), ...(!isSame && { last_inbound_at: $remove() }) }] as const]
  })
  return Object.fromEntries(changes)
}
