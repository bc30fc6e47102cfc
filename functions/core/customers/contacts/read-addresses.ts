import { isSameAddress } from '#contract/customers/channels/address-key.ts'
import { ADDRESSES, addressesIn, TYPED_KINDS } from '#contract/customers/channels/addresses.ts'
import type { AddressField, TypedKind } from '#contract/customers/channels/channels.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { refusedFields } from '../../platform/errors.ts'
import type { ContactItem } from './entity.ts'
import { type Addresses, addressesOf } from './reachable-addresses.ts'
import { readTypedPhone } from './read-typed-phone.ts'

type Numbers = NonNullable<ContactItem['listed']['numbers']>
/** The addresses of a form; null or empty where one is taken away, absent where it stays. */
type Given = Partial<Record<AddressField, string | null>> & { numbers?: Numbers }
/** A contact's addresses by kind, and their further numbers, none of which is one of these. */
type Read = { addresses: Addresses; numbers: Numbers }

/**
 * A contact's addresses once a form is saved, by what they had before. What they have already is theirs however it looks:
 * a short code, WhatsApp's own id. Throws `invalid` for a number that is none.
 */
export async function readAddresses(
  org: OrgId,
  given: Given,
  known: Partial<Pick<ContactItem['listed'], 'addresses' | 'numbers'>> = {},
): Promise<Read> {
  const written = addressesIn(given)
  const addresses: Addresses = { ...known.addresses }
  for (const kind of TYPED_KINDS) {
    const before = known.addresses?.[kind]
    const text = written[kind] === undefined ? before : written[kind]
    if (!text) delete addresses[kind]
    else if (text !== before) addresses[kind] = await readAddress(org, kind, text)
  }
  return { addresses, numbers: await readNumbers(org, given.numbers, known.numbers, addresses) }
}

async function readNumbers(org: OrgId, given: Numbers | undefined, known: Numbers = [], addresses: Addresses) {
  const numbers: Numbers = []
  for (const [i, { value, label }] of (given ?? known).entries()) {
    if (value === '') continue
    const isKnown = known.some((one) => one.value === value)
    const number = isKnown ? value : await readTypedPhone(org, value)
    if (number === undefined) throw refusedFields({ [`numbers.${i}.value`]: { key: 'number_wrong' } })
    const isThere = [...addressesOf({ addresses, numbers })].some((one) => isSameAddress(one, number))
    if (!isThere) numbers.push({ value: number, label })
  }
  return numbers
}

async function readAddress(org: OrgId, kind: TypedKind, text: string): Promise<string> {
  const { isNumber, field } = ADDRESSES[kind]
  const address = isNumber ? await readTypedPhone(org, text) : text
  if (address === undefined) throw refusedFields({ [field]: { key: 'number_wrong' } })
  return address
}
