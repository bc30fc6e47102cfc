import { ALL_CHANNELS, CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { CONTACT_FIELD_NAMES } from '#contract/customers/contact-fields.ts'
import type { MergedField } from '#contract/customers/merge-facts.ts'
import { foldText } from '#contract/fold-text.ts'
import { vehicleOf } from '../../customers/contacts/asked-vehicle.ts'
import { placeOnTop } from '../../customers/contacts/board-places.ts'
import type { ChannelState, ContactItem } from '../../customers/contacts/entity.ts'
import { inboxKeys, isWoken, sectionOf, snoozedUntil, WAKING } from '../../customers/contacts/inbox-sections.ts'
import { mergesOf, writtenMerges } from '../../customers/contacts/merged-parts.ts'
import { addressFor } from '../../customers/contacts/reachable-addresses.ts'
import { momentOf } from '../../platform/table/ids.ts'
import { inSection, placeIn } from '../../platform/table/sections.ts'
import { type Keep, mergedAddresses, mergedConsents, type Reached } from './merged-addresses.ts'

export const TEXTS = ['first_name', 'last_name', ...CONTACT_FIELD_NAMES] as const

interface Merging {
  kept: ContactItem
  leaving: ContactItem
  /** Whose value of which field stays; absent: the kept one's where it has one. */
  keep?: Keep
  /** What was paid, by both deals together. */
  sold_for: number | undefined
  now: Date
}

/**
 * The contact that one becomes with all of another, whoever makes one of them; undefined where one can't hold all of their
 * addresses.
 */
export function mergedContact({ kept, leaving, keep = {}, sold_for, now }: Merging): ContactItem | undefined {
  const ownerOf = (field: MergedField, isHad: (contact: ContactItem) => unknown) => {
    if (keep[field] !== undefined) return keep[field] === leaving.id ? leaving : kept
    return isHad(kept) || !isHad(leaving) ? kept : leaving
  }
  const addresses = mergedAddresses({ kept, leaving, keep })
  if (!addresses) return undefined
  const texts = TEXTS.map((field) => [field, ownerOf(field, ({ listed }) => listed[field]).listed[field]])
  const about = ownerOf('notes', ({ listed }) => listed.notes)
  const { stage } = ownerOf('stage', (contact) => contact.stage !== 'new')
  const agents = ownerOf('assignee', ({ assignee }) => assignee)
  const [vehicle] = [vehicleOf(kept), vehicleOf(leaving)]
    .filter((one) => one !== undefined)
    .toSorted((a, b) => ((a.at ?? '') < (b.at ?? '') ? 1 : -1))
  const listed = {
    ...kept.listed,
    ...Object.fromEntries(texts),
    notes: joinedNotes(about, about === kept ? leaving : kept),
    ...addresses,
    labels: [...new Set([...kept.listed.labels, ...leaving.listed.labels])],
    source: kept.listed.source ?? leaving.listed.source,
    paused_until: kept.listed.paused_until ?? leaving.listed.paused_until,
    assignee_name: agents.listed.assignee_name,
    updated_at: now.toISOString(),
    vehicle,
    sold_for,
  }
  return withoutUndefined({
    ...kept,
    listed,
    stage,
    board_at: stage === kept.stage ? kept.board_at : inSection(stage, placeOnTop(kept.id, now)),
    assignee: agents.assignee,
    vehicle: undefined,
    import: kept.import ?? leaving.import,
    ...mergedConsents(kept, leaving),
    ...rowAfter(kept, leaving),
    channels: Object.fromEntries(
      ALL_CHANNELS.map((channel) => [channel, channelAfter(channel, { kept, leaving, addresses })]),
    ),
  })
}

/** What was written about either, the chosen one's first: nothing of it is lost, also where it is longer than a form takes. */
function joinedNotes({ listed: { notes: first = '' } }: ContactItem, { listed: { notes: second = '' } }: ContactItem) {
  if (first.includes(second)) return first || undefined
  return second.includes(first) ? second : `${first}\n\n${second}`
}

/** The kept contact says that the other, and who was merged into that one, is a part of it from a merge on. */
export const withPart = (after: ContactItem, leaving: ContactItem, merge: string): ContactItem => ({
  ...after,
  merged: writtenMerges([
    ...mergesOf(after),
    ...[leaving.id, ...mergesOf(leaving).map(({ contact }) => contact)].map((contact) => ({ contact, merge })),
  ]),
})

/** As the table keeps it. */
export const withoutUndefined = (contact: ContactItem): ContactItem => JSON.parse(JSON.stringify(contact))

/** The inbox's part: the newer message, in the livelier of the two states. */
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
    last_message,
    last_message_at,
    last_message_id,
    last_call,
    most_recent_type,
    heard_at,
    inbox_at,
    ...state,
    opened_at: leader.opened_at,
    ticket: leader.ticket,
    assigned_for: leader.assigned_for,
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

const differ = (one = '', other = '') => one !== '' && other !== '' && foldText(one) !== foldText(other)

/** True if two contacts contradict each other, so that only a person may say that they are one. */
export const contradict = (kept: ContactItem, leaving: ContactItem): boolean =>
  [...TEXTS, 'paused_until' as const].some((field) => differ(kept.listed[field], leaving.listed[field])) ||
  (kept.stage !== 'new' && leaving.stage !== 'new' && kept.stage !== leaving.stage) ||
  differ(kept.assignee, leaving.assignee)
