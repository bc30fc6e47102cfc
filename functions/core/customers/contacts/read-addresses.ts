import { ADDRESS_KINDS, ADDRESSES, addressesIn } from '#contract/customers/channels/addresses.ts'
import type { AddressField, AddressKind } from '#contract/customers/channels/channels.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { refusedFields } from '../../platform/errors.ts'
import { readTypedPhone } from './read-typed-phone.ts'
import type { Addresses } from './rules.ts'

/** The addresses of a form; null or empty where one is taken away, absent where it stays. */
type Given = Partial<Record<AddressField, string | null>>

/**
 * A contact's addresses once a form is saved, by what they had before. What they have already is theirs however it looks:
 * a short code, WhatsApp's own id. Throws `invalid` for a number that is none.
 */
export async function readAddresses(org: OrgId, given: Given, known: Addresses = {}): Promise<Addresses> {
  const written = addressesIn(given)
  const addresses: Addresses = {}
  for (const kind of ADDRESS_KINDS) {
    const text = written[kind] === undefined ? known[kind] : written[kind]
    if (text) addresses[kind] = text === known[kind] ? text : await readAddress(org, kind, text)
  }
  return addresses
}

async function readAddress(org: OrgId, kind: AddressKind, text: string): Promise<string> {
  const { isNumber, field } = ADDRESSES[kind]
  const address = isNumber ? await readTypedPhone(org, text) : text
  if (address === undefined) throw refusedFields({ [field]: { key: 'number_wrong' } })
  return address
}
