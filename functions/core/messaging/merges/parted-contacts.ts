import { dequal } from 'dequal'
import { isSameAddress } from '#contract/customers/channels/address-key.ts'
import { ADDRESS_KINDS } from '#contract/customers/channels/addresses.ts'
import { ALL_CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { mergesOf, writtenMerges } from '../../customers/contacts/merged-parts.ts'
import { consentKeys } from '../../customers/contacts/opt-outs.ts'
import { addressesOf, claimsOf, isTheirs, userIdsOf, writtenId } from '../../customers/contacts/reachable-addresses.ts'
import type { Seen } from './entity.ts'
import { TEXTS, withoutUndefined } from './merged-contact.ts'
import { partedRow, type Since } from './parted-row.ts'

/**
 * Two contacts again out of the one that a merge made, as it is `now`: each as it was, with what somebody changed since on
 * the kept one, and what came since with whoever has the address that it came from.
 */
export function partedContacts(seen: Seen, now: ContactItem, merge: string, since: Since) {
  const { leaving, after } = seen
  const isLeavings = (address: string) => isTheirs(leaving.listed, address)
  const consents = consentsOf(seen, now)
  const merges = mergesOf(now).filter((one) => one.merge !== merge)
  return {
    kept: withoutUndefined({
      ...now,
      listed: { ...restoredListed(seen, now), ...addressesOfKept(seen, now) },
      ...restored(seen, now, ['stage', 'assignee', 'import', 'assistant', 'vehicle']),
      // Moved on the board since, it stays where it was put, if its stage is still that one.
      board_at: now.board_at === after.board_at || now.stage === after.stage ? boardOf(seen, now) : now.board_at,
      ...consents.kept,
      ...partedRow('kept', seen, now, since),
      merged: writtenMerges(merges),
    }),
    leaving: withoutUndefined({
      ...leaving,
      listed: {
        ...leaving.listed,
        addresses: {
          ...Object.fromEntries(Object.entries(now.listed.addresses).filter(([, one]) => one && isLeavings(one))),
          ...leaving.listed.addresses,
        },
        user_ids: idsOfLeaving(seen, now),
      },
      ...consents.leaving,
      ...partedRow('leaving', seen, now, since),
    }),
  }
}

const boardOf = ({ kept, after }: Seen, now: ContactItem) =>
  kept.stage === after.stage ? now.board_at : now.stage === after.stage ? kept.board_at : now.board_at

/** What is still as the merge left it is what it was before. */
function restored<Field extends keyof ContactItem>({ kept, after }: Seen, now: ContactItem, fields: readonly Field[]) {
  return Object.fromEntries(
    fields.map((field) => [field, dequal(now[field], after[field]) ? kept[field] : now[field]]),
  ) as Pick<ContactItem, Field>
}

function restoredListed({ kept, after }: Seen, { listed }: ContactItem): ContactItem['listed'] {
  const fields = [...TEXTS, 'source', 'paused_until', 'assignee_name', 'updated_at', 'vehicle', 'sold_for'] as const
  const back = fields.map((field) => [
    field,
    dequal(listed[field], after.listed[field]) ? kept.listed[field] : listed[field],
  ])
  const labels = listed.labels.filter((one) => kept.listed.labels.includes(one) || !after.listed.labels.includes(one))
  return { ...listed, ...Object.fromEntries(back), labels }
}

/** Its own addresses, and those that it got since. */
function addressesOfKept({ kept, leaving, after }: Seen, { listed }: ContactItem) {
  const isLeavings = (address: string) => isTheirs(leaving.listed, address) && !isTheirs(kept.listed, address)
  const addresses: ContactItem['listed']['addresses'] = {}
  for (const kind of ADDRESS_KINDS) {
    const known = listed.addresses[kind]
    const isBack = known === after.listed.addresses[kind] || (known !== undefined && isLeavings(known))
    const own = isBack ? kept.listed.addresses[kind] : known
    if (own) addresses[kind] = own
  }
  const first = addressesOf({ addresses })
  const numbers = (listed.numbers ?? []).filter(
    ({ value }) => !isLeavings(value) && !first.some((one) => isSameAddress(one, value)),
  )
  const ids = userIdsOf(listed).filter(
    ({ value, number }) =>
      userIdsOf(kept.listed).some((one) => one.value === value) ||
      !(isLeavings(value) || (number && isLeavings(number))),
  )
  return {
    addresses,
    numbers: numbers.length > 0 ? numbers : undefined,
    user_ids: ids.length > 0 ? ids.map(writtenId) : undefined,
  }
}

/** Those that a channel told since beside a number of theirs, too. */
function idsOfLeaving({ kept, leaving }: Seen, now: ContactItem): string[] | undefined {
  const known = userIdsOf(leaving.listed)
  const fresh = userIdsOf(now.listed).filter(
    ({ value, number }) =>
      number !== undefined &&
      isTheirs(leaving.listed, number) &&
      ![...known, ...userIdsOf(kept.listed)].some((one) => one.value === value),
  )
  const ids = [...known, ...fresh].map(writtenId)
  return ids.length > 0 ? ids : undefined
}

type Moments = ContactItem['opted_out']

/** A STOP and a START are their address's, also those that came since. */
function consentsOf({ leaving }: Seen, now: ContactItem) {
  const keys = new Set(
    ALL_CHANNELS.flatMap((channel: Channel) =>
      claimsOf(leaving.listed).flatMap((address) => consentKeys({}, channel, address)),
    ),
  )
  const split = (moments: Moments, before: Moments) => {
    const [own, others] = [true, false].map((isOwn) =>
      Object.fromEntries(Object.entries(moments).filter(([key]) => keys.has(key) === isOwn)),
    )
    const old = Object.entries(before).filter(([key]) => !keys.has(key))
    const rest = Object.fromEntries(Object.entries(others ?? {}).filter(([key]) => !old.some(([one]) => one === key)))
    return { kept: rest as Moments, leaving: { ...Object.fromEntries(old), ...own } as Moments }
  }
  const [out, back] = [split(now.opted_out, leaving.opted_out), split(now.opted_in, leaving.opted_in)]
  return {
    kept: { opted_out: out.kept, opted_in: back.kept },
    leaving: { opted_out: out.leaving, opted_in: back.leaving },
  }
}
