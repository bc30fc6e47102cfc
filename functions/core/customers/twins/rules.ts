import { isSameAddress } from '#contract/customers/channels/address-key.ts'
import { ADDRESS_KINDS } from '#contract/customers/channels/addresses.ts'
import { NUMBERS_MAX } from '#contract/customers/contact.ts'
import { CONTACT_FIELD_NAMES } from '#contract/customers/contact-fields.ts'
import { foldText } from '#contract/fold-text.ts'
import { vehicleOf } from '../contacts/asked-vehicle.ts'
import type { ContactItem } from '../contacts/entity.ts'
import { isPhone, userIdsOf, writtenId } from '../contacts/reachable-addresses.ts'

type Listed = ContactItem['listed']
type Moments = ContactItem['opted_out']

/** What a contact becomes with all that is known of its twin; undefined where the two contradict each other. */
export function joinOf(kept: ContactItem, leaving: ContactItem) {
  const listed = { ...joinedTexts(kept, leaving), ...joinedAddresses(kept.listed, leaving.listed) }
  const isStageTold = kept.stage !== 'new' && leaving.stage !== 'new' && kept.stage !== leaving.stage
  const isOfTwo = differ(kept.assignee, leaving.assignee)
  if (contradict(kept, leaving) || isStageTold || isOfTwo || !listed.addresses) return undefined
  const { addresses } = listed
  const assignee = kept.assignee ?? leaving.assignee
  return {
    listed: {
      ...listed,
      addresses,
      labels: [...new Set([...kept.listed.labels, ...leaving.listed.labels])],
      vehicle: [vehicleOf(kept), vehicleOf(leaving)]
        .filter((one) => one !== undefined)
        .toSorted((a, b) => ((a.at ?? '') < (b.at ?? '') ? 1 : -1))[0],
      assignee_name: kept.assignee ? kept.listed.assignee_name : leaving.listed.assignee_name,
    },
    stage: kept.stage === 'new' ? leaving.stage : kept.stage,
    assignee,
    import: kept.import ?? leaving.import,
    ...joinedConsents(kept, leaving),
  }
}

const TEXTS = ['first_name', 'last_name', ...CONTACT_FIELD_NAMES, 'paused_until'] as const

const differ = (one = '', other = '') => one !== '' && other !== '' && foldText(one) !== foldText(other)

const contradict = (kept: ContactItem, leaving: ContactItem) =>
  TEXTS.some((field) => differ(kept.listed[field], leaving.listed[field]))

const joinedTexts = (kept: ContactItem, leaving: ContactItem) =>
  Object.fromEntries(TEXTS.map((field) => [field, kept.listed[field] || leaving.listed[field]])) as Pick<
    Listed,
    (typeof TEXTS)[number]
  >

/** All that both are reached at and known by. Addresses undefined: what one of them has more of a channel than a contact can have. */
export function joinedAddresses(
  kept: Pick<Listed, 'addresses' | 'numbers' | 'user_ids'>,
  leaving: Pick<Listed, 'addresses' | 'numbers' | 'user_ids'>,
) {
  const addresses = { ...leaving.addresses, ...kept.addresses }
  const user_ids = userIdsOf(kept)
  for (const id of userIdsOf(leaving)) {
    const known = user_ids.find(({ value }) => value === id.value)
    if (!known) user_ids.push(id)
    else known.number ??= id.number
  }
  const further = ADDRESS_KINDS.flatMap((kind) => leaving.addresses[kind] ?? []).map((value) => ({ value, label: '' }))
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
export function joinedConsents(kept: ContactItem, leaving: ContactItem) {
  const opted_in = merged(kept.opted_in, leaving.opted_in, (a, b) => a > b)
  const stops = merged(kept.opted_out, leaving.opted_out, (a, b) => a > b)
  const opted_out = Object.fromEntries(Object.entries(stops).filter(([key, at]) => (opted_in[key] ?? '') <= at))
  return { opted_in, opted_out }
}

function merged(one: Moments, other: Moments, isBefore: (a: string, b: string) => boolean): Moments {
  const all = { ...other }
  for (const [key, at] of Object.entries(one)) if (!all[key] || isBefore(at, all[key])) all[key] = at
  return all
}
