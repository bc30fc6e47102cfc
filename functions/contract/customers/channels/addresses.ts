import type { AddressFacts, SenderAddress, TypedAddress } from './address-facts.ts'
import { isSameAddress } from './address-key.ts'
import {
  type AddressField,
  type AddressKind,
  ALL_CHANNELS,
  CHANNELS,
  type Channel,
  type SenderField,
  type SenderKind,
  type TypedKind,
} from './channels.ts'
import { phone } from './phone.ts'

/** The kinds of addresses, the telephone number first: whoever has one is known by it. */
export const ADDRESSES = Object.fromEntries(
  [phone, ...ALL_CHANNELS.map((channel) => CHANNELS[channel].address)].map((facts) => [facts.kind, facts]),
) as Record<AddressKind, AddressFacts<AddressKind>> &
  Record<TypedKind, TypedAddress<TypedKind, AddressField>> &
  Record<SenderKind, SenderAddress<SenderField>>
export const ADDRESS_KINDS = Object.keys(ADDRESSES) as [AddressKind, ...AddressKind[]]
/** Those that people type, and those of which a Twilio account has its own. */
export const TYPED_KINDS = ADDRESS_KINDS.filter((kind): kind is TypedKind => 'field' in ADDRESSES[kind])
export const SENDER_KINDS = ADDRESS_KINDS.filter((kind): kind is SenderKind => 'senderField' in ADDRESSES[kind])
/** The channels on which people are written to at what they, or a file, tell of themselves. */
export const TYPED_CHANNELS = ALL_CHANNELS.filter((channel) => 'field' in CHANNELS[channel].address) as [
  Channel,
  ...Channel[],
]
export const ADDRESS_FIELDS = TYPED_KINDS.map((kind) => ADDRESSES[kind].field)

/** A value for each of these kinds, under a name that `key` makes. */
export const keyedBy = <Kind extends AddressKind, Key extends string, Value>(
  kinds: readonly Kind[],
  key: (kind: Kind) => Key,
  value: (kind: Kind) => Value,
) => Object.fromEntries(kinds.map((kind) => [key(kind), value(kind)])) as Record<Key, Value>

/** A value for each kind of address. */
export const byAddress = <Value>(value: (kind: AddressKind) => Value) => keyedBy(ADDRESS_KINDS, (kind) => kind, value)

/** The same under the fields that the wire has for customers' addresses, and for the dealership's own. */
export const byAddressField = <Value>(value: (kind: TypedKind) => Value) =>
  keyedBy(TYPED_KINDS, (kind) => ADDRESSES[kind].field, value)
export const bySenderField = <Value>(value: (kind: SenderKind) => Value) =>
  keyedBy(SENDER_KINDS, (kind) => ADDRESSES[kind].senderField, value)

/** The addresses among a contact's fields, as the wire has them, by their kinds. */
export const addressesIn = <Value>(fields: Partial<Record<AddressField, Value>>) =>
  keyedBy(
    TYPED_KINDS,
    (kind) => kind,
    (kind) => fields[ADDRESSES[kind].field],
  )

type Fields = Partial<Record<AddressField, string | null>>
const firstOf = (kinds: TypedKind[], fields: Fields) =>
  kinds.map((kind) => fields[ADDRESSES[kind].field]).find((address) => address) ?? null

/** The address that is shown where there is room for one. */
export const firstAddress = (fields: Fields) => firstOf(TYPED_KINDS, fields)

/** All addresses to be shown, with what each is in words; one in two writings is one. */
export function allAddresses(fields: Fields & { numbers: { value: string; label: string }[] }) {
  const own = TYPED_KINDS.flatMap((kind) => fields[ADDRESSES[kind].field] ?? [])
  const all = [...own.map((value) => ({ value, label: '' })), ...fields.numbers]
  return all.filter(({ value }, i) => all.findIndex((one) => isSameAddress(one.value, value)) === i)
}

/** The telephone number that is called. */
export const firstNumber = (fields: Fields) =>
  firstOf(
    TYPED_KINDS.filter((kind) => ADDRESSES[kind].isNumber),
    fields,
  )
