import { ADDRESSES, TYPED_KINDS } from '#contract/customers/channels/addresses.ts'
import type { AddressField } from '#contract/customers/channels/channels.ts'
import { CONTACT_FIELD_NAMES, type ContactFieldName, fieldOf } from '#contract/customers/contact-fields.ts'
import type { Label } from '#contract/language.ts'

/** The contract's labels of a contact's addresses and fields, as texts. */
export const fieldLabels = Object.fromEntries([
  ...TYPED_KINDS.map((kind) => [`field_${ADDRESSES[kind].field}`, ADDRESSES[kind].label]),
  ...CONTACT_FIELD_NAMES.map((name) => [`field_${name}`, fieldOf(name).label]),
]) as { [Name in ContactFieldName | AddressField as `field_${Name}`]: Label }
