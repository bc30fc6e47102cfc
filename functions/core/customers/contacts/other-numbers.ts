import { $remove, $set } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { ALL_CHANNELS, CHANNELS } from '#contract/customers/channels/channels.ts'
import type { AddressItem } from '../addresses/entity.ts'
import type { ContactItem } from './entity.ts'
import { addressesOf, type Numbers, optOutsAt, optOutsOf } from './rules.ts'

/** Which addresses a contact claims, and which it leaves, where it has other numbers. */
export function movedTo(seen: ContactItem, numbers: Numbers): { claimed: string[]; left: string[] } {
  const [before, after] = [addressesOf(seen), addressesOf(numbers)]
  return {
    claimed: after.filter((address) => !before.includes(address)),
    left: before.filter((address) => !after.includes(address)),
  }
}

/** What other numbers change of a contact; who opted out at one goes with it, also by what is `known` of those claimed. */
export function readdressed(seen: ContactItem, numbers: Numbers, known: AddressItem[]) {
  const opted_out = Object.assign(optOutsAt(known), ...addressesOf(numbers).map((address) => optOutsOf(seen, address)))
  return {
    phone: numbers.phone ?? $remove(),
    whatsapp_number: numbers.whatsapp_number ?? $remove(),
    opted_out: $set(opted_out),
    channels: channelsAt(numbers, seen),
  }
}

/**
 * What other numbers change of the conversations: they are answered where they write from while that number is theirs and
 * the channel's own is as it was. From a new number nobody has written yet, so no window is open for it.
 */
function channelsAt(numbers: Numbers, seen: ContactItem) {
  const changes = ALL_CHANNELS.flatMap((channel) => {
    const state = seen.channels[channel]
    const field = CHANNELS[channel].address
    if (!state || (state.from && addressesOf(numbers).includes(state.from) && numbers[field] === seen[field])) return []
    const isSame = (numbers[field] ?? numbers.phone) === (state.from ?? seen[field] ?? seen.phone)
    return [[channel, { from: $remove(), ...(!isSame && { last_inbound_at: $remove() }) }] as const]
  })
  return Object.fromEntries(changes)
}
