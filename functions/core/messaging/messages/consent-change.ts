import { $remove } from 'dynamodb-toolbox/entity/actions/update/symbols'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { consentKeys } from '../../customers/contacts/opt-outs.ts'
import { countsLate } from './consent.ts'
import type { Arrival } from './read-arrival.ts'

type Consent = Pick<ContactItem, 'opted_out' | 'opted_in'>

/** The part that a new contact's first message leaves of what was known of its address. */
export function consentAfter(known: Consent, { word, key, at }: Arrival): Consent {
  if (word === 'stop') return { ...known, opted_out: { ...known.opted_out, [key]: at } }
  if (word === undefined) return known
  const { [key]: _, ...others } = known.opted_out
  return { opted_out: others, opted_in: { [key]: at } }
}

/** The change that a STOP or START makes; one that is imported late changes nothing where the customer wrote another one since. */
export function consentChange(seen: Consent & Pick<ContactItem, 'listed'>, arrival: Arrival) {
  const { word, channel, address, key, at, isImported } = arrival
  if (word === undefined) return {}
  const keys = consentKeys(seen.listed, channel, address)
  const newestOf = (moments: Consent['opted_in']) =>
    keys
      .flatMap((one) => moments[one] ?? [])
      .toSorted()
      .at(-1)
  const known = { opted_out_at: newestOf(seen.opted_out), opted_in_at: newestOf(seen.opted_in) }
  if (isImported && !countsLate(word, at, known)) return {}
  if (word === 'stop') return { opted_out: { [key]: at } }
  return { opted_out: Object.fromEntries(keys.map((one) => [one, $remove()])), opted_in: { [key]: at } }
}
