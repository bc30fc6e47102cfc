import { isSameAddress } from '#contract/customers/channels/address-key.ts'
import { ADDRESSES, TYPED_KINDS } from '#contract/customers/channels/addresses.ts'
import { NUMBERS_MAX } from '#contract/customers/contact.ts'
import type { MergedField } from '#contract/customers/merge-facts.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { givenTo, isPhone, userIdsOf, writtenId } from '../../customers/contacts/reachable-addresses.ts'

/** The contact whose value of a field stays, by contact id; absent: the kept one's where it has one. */
export type Keep = Partial<Record<MergedField, string>>

export type Reached = Pick<ContactItem['listed'], 'addresses' | 'numbers' | 'user_ids'>

interface Sides {
  kept: ContactItem
  leaving: ContactItem
  keep: Keep
}

/** All that two contacts are reached at and known by; undefined where one can't hold all of it. */
export function mergedAddresses({ kept, leaving, keep }: Sides): Reached | undefined {
  const taken = TYPED_KINDS.filter(
    (kind) => keep[ADDRESSES[kind].field] === leaving.id && leaving.listed.addresses[kind],
  )
  const given = taken.flatMap((kind) => kept.listed.addresses[kind] ?? []).map((value) => ({ value, label: '' }))
  const chosen = Object.fromEntries(taken.map((kind) => [kind, leaving.listed.addresses[kind]]))
  const { addresses, numbers, user_ids } = joined(
    { ...kept.listed, addresses: { ...kept.listed.addresses, ...chosen } },
    { ...leaving.listed, numbers: [...given, ...(leaving.listed.numbers ?? [])] },
  )
  return addresses && { addresses, ...listsOf({ numbers, user_ids }) }
}

/** An empty list isn't there. */
const listsOf = ({ numbers = [], user_ids = [] }: Pick<Reached, 'numbers' | 'user_ids'>) => ({
  numbers: numbers.length > 0 ? numbers : undefined,
  user_ids: user_ids.length > 0 ? user_ids : undefined,
})

/** Addresses undefined: one of them has more of a channel than a contact can have. */
function joined(kept: Reached, leaving: Reached) {
  const addresses = { ...leaving.addresses, ...kept.addresses }
  const user_ids = userIdsOf(kept)
  const given = givenTo(leaving).filter((one) => !givenTo({ addresses }).includes(one))
  for (const id of [...userIdsOf(leaving), ...given.map((value) => ({ value, number: undefined }))]) {
    const known = user_ids.find(({ value }) => value === id.value)
    if (!known) user_ids.push(id)
    else known.number ??= id.number
  }
  const further = TYPED_KINDS.flatMap((kind) => leaving.addresses[kind] ?? []).map((value) => ({ value, label: '' }))
  const numbers: { value: string; label: string }[] = []
  for (const one of [...(kept.numbers ?? []), ...further, ...(leaving.numbers ?? [])]) {
    const known = [...Object.values(addresses), ...numbers.map(({ value }) => value)]
    const isKnown = known.some((address) => isSameAddress(address, one.value))
    if (!isKnown && !user_ids.some(({ value }) => value === one.value)) numbers.push(one)
  }
  const fits = numbers.length <= NUMBERS_MAX && numbers.every(({ value }) => isPhone(value))
  return { addresses: fits ? addresses : undefined, numbers, user_ids: user_ids.map(writtenId) }
}

/** A STOP of either counts, unless a START came to the same address after it. */
export function mergedConsents(kept: ContactItem, leaving: ContactItem) {
  const opted_in = latest(kept.opted_in, leaving.opted_in, (a, b) => a > b)
  const stops = latest(kept.opted_out, leaving.opted_out, (a, b) => a > b)
  const opted_out = Object.fromEntries(Object.entries(stops).filter(([key, at]) => (opted_in[key] ?? '') <= at))
  return { opted_in, opted_out }
}

type Moments = ContactItem['opted_out']

function latest(one: Moments, other: Moments, isBefore: (a: string, b: string) => boolean): Moments {
  const all = { ...other }
  for (const [key, at] of Object.entries(one)) if (!all[key] || isBefore(at, all[key])) all[key] = at
  return all
}
