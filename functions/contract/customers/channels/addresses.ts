import type { AddressFacts } from './address-facts.ts'
import { isSameAddress } from './address-key.ts'
import { type AddressField, type AddressKind, ALL_CHANNELS, CHANNELS, type SenderField } from './channels.ts'
import { phone } from './phone.ts'

/** The kinds of addresses, the telephone number first: whoever has one is known by it. */
export const ADDRESSES = Object.fromEntries(
  [phone, ...ALL_CHANNELS.map((channel) => CHANNELS[channel].address)].map((facts) => [facts.kind, facts]),
) as Record<AddressKind, AddressFacts<AddressKind, AddressField, SenderField>>
export const ADDRESS_KINDS = Object.keys(ADDRESSES) as [AddressKind, ...AddressKind[]]
export const ADDRESS_FIELDS = ADDRESS_KINDS.map((kind) => ADDRESSES[kind].field)

/** A value for each kind of address, under a name that `key` makes. */
export const keyedByAddress = <Key extends string, Value>(
  key: (kind: AddressKind) => Key,
  value: (kind: AddressKind) => Value,
) => Object.fromEntries(ADDRESS_KINDS.map((kind) => [key(kind), value(kind)])) as Record<Key, Value>

/** A value for each kind of address. */
export const byAddress = <Value>(value: (kind: AddressKind) => Value) => keyedByAddress((kind) => kind, value)

/** The same under the fields that the wire has for customers' addresses, and for the dealership's own. */
export const byAddressField = <Value>(value: (kind: AddressKind) => Value) =>
  keyedByAddress((kind) => ADDRESSES[kind].field, value)
export const bySenderField = <Value>(value: (kind: AddressKind) => Value) =>
  keyedByAddress((kind) => ADDRESSES[kind].senderField, value)

/** The addresses among a contact's fields, as the wire has them, by their kinds. */
export const addressesIn = <Value>(fields: Partial<Record<AddressField, Value>>) =>
  byAddress((kind) => fields[ADDRESSES[kind].field])

type Fields = Partial<Record<AddressField, string | null>>
const firstOf = (kinds: AddressKind[], fields: Fields) =>
  kinds.map((kind) => fields[ADDRESSES[kind].field]).find((address) => address) ?? null

/** The address that is shown where there is room for one. */
export const firstAddress = (fields: Fields) => firstOf(ADDRESS_KINDS, fields)

/** All addresses to be shown, with what each is in words; one in two writings is one. */
export function allAddresses(fields: Fields & { numbers: { value: string; label: string }[] }) {
  const own = ADDRESS_KINDS.flatMap((kind) => fields[ADDRESSES[kind].field] ?? [])
  const all = [...own.map((value) => ({ value, label: '' })), ...fields.numbers]
  return all.filter(({ value }, i) => all.findIndex((one) => isSameAddress(one.value, value)) === i)
}

/** The telephone number that is called. */
export const firstNumber = (fields: Fields) =>
  firstOf(
    ADDRESS_KINDS.filter((kind) => ADDRESSES[kind].isNumber),
    fields,
  )
