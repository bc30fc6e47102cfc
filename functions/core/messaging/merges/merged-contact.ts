import { ADDRESS_KINDS, ADDRESSES } from '#contract/customers/channels/addresses.ts'
import { ALL_CHANNELS, CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { CONTACT_FIELD_NAMES } from '#contract/customers/contact-fields.ts'
import type { MergedField } from '#contract/customers/merge-facts.ts'
import { vehicleOf } from '../../customers/contacts/asked-vehicle.ts'
import { placeOnTop } from '../../customers/contacts/board-places.ts'
import type { ChannelState, ContactItem } from '../../customers/contacts/entity.ts'
import { inboxKeys, isWoken, sectionOf, snoozedUntil, WAKING } from '../../customers/contacts/inbox-sections.ts'
import { mergesOf, writtenMerges } from '../../customers/contacts/merged-parts.ts'
import { addressFor } from '../../customers/contacts/reachable-addresses.ts'
import { joinedAddresses, joinedConsents } from '../../customers/twins/rules.ts'
import { momentOf } from '../../platform/table/ids.ts'
import { inSection, placeIn } from '../../platform/table/sections.ts'
import type { KnownDeal } from '../deals/entity.ts'

export const TEXTS = ['first_name', 'last_name', ...CONTACT_FIELD_NAMES] as const

/** Whose value of a field stays, by contact id; absent: the kept one's where it has one. */
type Keep = Partial<Record<MergedField, string>>

interface Merging {
  kept: ContactItem
  leaving: ContactItem
  keep: Keep
  /** What is known of both deals together. */
  deal: KnownDeal
  merge: string
  now: Date
}

/** What a contact becomes with all of another; undefined where one can't hold all of their addresses. */
export function mergedContact({ kept, leaving, keep, deal, merge, now }: Merging): ContactItem | undefined {
  const ownerOf = (field: MergedField, isHad: (contact: ContactItem) => unknown) => {
    if (keep[field] !== undefined) return keep[field] === leaving.id ? leaving : kept
    return isHad(kept) || !isHad(leaving) ? kept : leaving
  }
  const addresses = addressesAfter({ kept, leaving, keep })
  if (!addresses) return undefined
  const texts = TEXTS.map((field) => [field, ownerOf(field, ({ listed }) => listed[field]).listed[field]])
  const { stage } = ownerOf('stage', (contact) => contact.stage !== 'new')
  const agents = ownerOf('assignee', ({ assignee }) => assignee)
  const [vehicle] = [vehicleOf(kept), vehicleOf(leaving)]
    .filter((one) => one !== undefined)
    .toSorted((a, b) => ((a.at ?? '') < (b.at ?? '') ? 1 : -1))
  const listed = {
    ...kept.listed,
    ...Object.fromEntries(texts),
    ...addresses,
    labels: [...new Set([...kept.listed.labels, ...leaving.listed.labels])],
    source: kept.listed.source ?? leaving.listed.source,
    paused_until: kept.listed.paused_until ?? leaving.listed.paused_until,
    assignee_name: agents.listed.assignee_name,
    updated_at: now.toISOString(),
    vehicle,
    sold_for: deal.sold?.amount,
  }
  return withoutUndefined({
    ...kept,
    listed,
    stage,
    board_at: stage === kept.stage ? kept.board_at : inSection(stage, placeOnTop(kept.id, now)),
    ...{ assignee: agents.assignee, vehicle: undefined },
    import: kept.import ?? leaving.import,
    ...joinedConsents(kept, leaving),
    ...rowAfter(kept, leaving),
    channels: Object.fromEntries(
      ALL_CHANNELS.map((channel) => [channel, channelAfter(channel, { kept, leaving, addresses })]),
    ),
    merged: writtenMerges([
      ...mergesOf(kept),
      ...[leaving.id, ...mergesOf(leaving).map(({ contact }) => contact)].map((contact) => ({ contact, merge })),
    ]),
  })
}

/** As the table keeps it. */
export const withoutUndefined = (contact: ContactItem): ContactItem => JSON.parse(JSON.stringify(contact))

type Reached = Pick<ContactItem['listed'], 'addresses' | 'numbers' | 'user_ids'>

function addressesAfter({ kept, leaving, keep }: Pick<Merging, 'kept' | 'leaving' | 'keep'>): Reached | undefined {
  const taken = ADDRESS_KINDS.filter(
    (kind) => keep[ADDRESSES[kind].field] === leaving.id && leaving.listed.addresses[kind],
  )
  const given = taken.flatMap((kind) => kept.listed.addresses[kind] ?? []).map((value) => ({ value, label: '' }))
  const chosen = Object.fromEntries(taken.map((kind) => [kind, leaving.listed.addresses[kind]]))
  const { addresses, numbers, user_ids } = joinedAddresses(
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

/** What the inbox shows: the newer message, in the livelier of the two states. */
function rowAfter(kept: ContactItem, leaving: ContactItem): Partial<ContactItem> {
  const begun = [kept, leaving].filter(({ inbox_at }) => inbox_at !== undefined)
  if (!begun.includes(leaving)) return {}
  const newer = (kept.last_message_at ?? '') >= (leaving.last_message_at ?? '') ? kept : leaving
  const { last_message, last_message_at, last_message_id, last_call, most_recent_type, heard_at } = newer
  const status = (['active', 'closed', 'archived'] as const).find((one) =>
    begun.some((contact) => contact.status === one),
  )
  const alike = begun.filter((contact) => contact.status === status)
  const leader = alike.find(({ opened_at }) => opened_at !== undefined) ?? kept
  const state = { status: status ?? kept.status, snooze: status === 'active' ? snoozeOf(alike) : undefined }
  const places = begun.map(({ inbox_at = '' }) => momentOf(placeIn(inbox_at)).toISOString()).toSorted()
  const { inbox_at } = inboxKeys(kept.id, sectionOf(state), places.at(-1) ?? '')
  return {
    ...{ last_message, last_message_at, last_message_id, last_call, most_recent_type, heard_at, inbox_at, ...state },
    ...{ opened_at: leader.opened_at, ticket: leader.ticket, assigned_for: leader.assigned_for },
  }
}

/** Asleep while both are, until the first wakes. */
function snoozeOf(active: ContactItem[]): string | undefined {
  const until = active.flatMap((contact) => snoozedUntil(contact) ?? [])
  if (until.length === active.length) return until.toSorted()[0]
  return active.some(isWoken) ? WAKING.snooze : undefined
}

interface Sides {
  kept: ContactItem
  leaving: ContactItem
  addresses: Reached
}

/** Counts of both; answers go where the customer wrote from last. */
function channelAfter(channel: Channel, { kept, leaving, addresses }: Sides): ChannelState | undefined {
  const sides = [kept, leaving].flatMap((contact) => {
    const state = contact.channels[channel]
    return state ? [{ state, at: state.last_inbound_at ?? '', address: addressFor(contact, channel) }] : []
  })
  const [first, second] = sides
  if (!first) return undefined
  const newer = second && second.at > first.at ? second : first
  const { kind, isNumber } = CHANNELS[channel].address
  const usual = addresses.addresses[kind] ?? (isNumber ? addresses.addresses.phone : undefined)
  const sum = (what: 'inbound' | 'unread') => sides.reduce((all, { state }) => all + state[what], 0)
  return {
    ...newer.state,
    inbound: sum('inbound'),
    unread: sum('unread'),
    is_of_leads: sides.every(({ state }) => state.is_of_leads) || undefined,
    from: newer.address === usual ? undefined : newer.address,
  }
}
