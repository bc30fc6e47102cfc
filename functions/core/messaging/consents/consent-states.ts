import type { ConsentPurpose, ConsentScope } from '#contract/messaging/consent-facts.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { consentKeys } from '../../customers/contacts/opt-outs.ts'
import { isTheirs } from '../../customers/contacts/reachable-addresses.ts'
import type { ConsentItem } from './entity.ts'

/**
 * Returns what a customer said for a purpose under the names of an address (`consentKeys`); `consents` are newest first.
 * A doubt about one of their messages takes nothing back.
 */
export const stateOf = (consents: readonly ConsentItem[], keys: readonly string[], purpose: ConsentPurpose) =>
  consents.find((one) => keys.includes(one.address_key) && one.purpose === purpose && one.state !== 'in_doubt')?.state

type Person = Pick<ContactItem, 'listed' | 'opted_out'>

/**
 * What goes no more to a person by itself, on any channel or number of theirs: everything, or offers; undefined: nothing.
 * `consents` are newest first. `in_doubt`: a message of theirs sounds like a STOP, and nobody has decided since.
 */
export function stoppedFor(person: Person, consents: readonly ConsentItem[]): ConsentScope | 'in_doubt' | undefined {
  // Whoever they are, nobody asked for it.
  if (Object.keys(person.opted_out).length > 0 || person.listed.is_forged) return 'all'
  // What they told somebody, or wrote from no address, is theirs wherever they are reached.
  const counting = consents.filter(
    ({ user_id, address }) => user_id !== undefined || address === '' || isTheirs(person.listed, address),
  )
  const isTaken = (purpose: ConsentPurpose) =>
    counting.some(
      (one, i) =>
        one.purpose === purpose &&
        one.state === 'withdrawn' &&
        !counting.slice(0, i).some((later) => later.purpose === purpose && lifts(person, later, one)),
    )
  if (isTaken('informational')) return 'all'
  if (counting.some((one, i) => one.state === 'in_doubt' && !counting.slice(0, i).some((later) => settles(later, one))))
    return 'in_doubt'
  return isTaken('marketing') ? 'marketing' : undefined
}

/** Given again where it was taken back: at the same address, or to somebody here as before. */
const lifts = ({ listed }: Person, later: ConsentItem, one: ConsentItem) =>
  later.state === 'given' &&
  ((later.user_id !== undefined && one.user_id !== undefined) ||
    consentKeys(listed, one.channel, one.address).includes(later.address_key))

/** Somebody decided, or the customer said it plainly. */
const settles = (later: ConsentItem, doubt: ConsentItem) =>
  later.state !== 'in_doubt' &&
  later.channel === doubt.channel &&
  (later.user_id !== undefined || later.address_key === doubt.address_key)
