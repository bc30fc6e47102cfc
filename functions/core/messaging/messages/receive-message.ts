import { $get, $remove, $set, $sum } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { dialedNumber } from '#contract/customers/channels/address-key.ts'
import { CHANNELS } from '#contract/customers/channels/channels.ts'
import { NUMBERS_MAX } from '#contract/customers/contact.ts'
import type { ContactFieldName } from '#contract/customers/contact-fields.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import { splitName } from '../../customers/contacts/display-name.ts'
import { findContact } from '../../customers/contacts/door.ts'
import type { ChannelState, ContactItem } from '../../customers/contacts/entity.ts'
import type { Stranger } from '../../customers/contacts/find-sender.ts'
import { findWriter } from '../../customers/contacts/find-writer.ts'
import { countOn, inboxKeys, sectionOf, WAKING } from '../../customers/contacts/inbox-sections.ts'
import { newContact } from '../../customers/contacts/new-contact.ts'
import {
  type Addresses,
  isPhone,
  isTheirs,
  userIdsOf,
  writtenId,
} from '../../customers/contacts/reachable-addresses.ts'
import type { Work } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { newId } from '../../platform/table/ids.ts'
import { inSection, placeIn } from '../../platform/table/sections.ts'
import { isOpenedByMessage, opening } from '../conversations/conversation-openings.ts'
import { appendMessage, type ContactChange } from './append-store.ts'
import { consentAfter, consentChange } from './consent-change.ts'
import { findQuoted } from './find-quoted.ts'
import { markReaction } from './mark-reaction.ts'
import { markOfSid } from './message-marks.ts'
import { type Arrival, type Inbound, readArrival } from './read-arrival.ts'
import { arrivalOf, rowTimeOf } from './row.ts'
import { sourceKindOf } from './source-of.ts'
import { rankOf } from './statuses.ts'

/**
 * Takes in a customer's message: contact and conversation come into being with it, a closed conversation reopens, STOP
 * and START take effect, all in one write. Safe to repeat, concurrently and in any order. A reaction that comes as a text
 * marks the message that it quotes and changes nothing else; only it, and an answer to a message, cost further reads.
 */
export async function receiveMessage(work: Work, inbound: Inbound): Promise<void> {
  const arrival = readArrival(inbound, work.now)
  const mark = markOfSid(arrival.sid)
  await retryOnConflict(async () => {
    const writer = await findWriterOf(work, arrival)
    const isKnown = 'contact' in writer
    if (isKnown && arrival.reaction) {
      const marked = await markReaction(work.org, writer.contact, arrival, mark)
      if (marked !== 'unknown') return marked !== 'changed'
    }
    const id = newId(arrivalOf(work.now, isKnown ? writer.contact.last_message_id : undefined))
    const message = compose(work, arrival, isKnown ? writer.contact.id : writer.id, id)
    const change = isKnown ? known(work, arrival, writer.contact, id) : unknown(work, arrival, writer, id)
    const reply_to = isKnown && arrival.quotes ? await findQuoted({ ...message, sid: arrival.quotes }) : undefined
    const written = { ...change, claimed: writer.claimed }
    return (await appendMessage({ ...message, reply_to }, mark, written)) !== 'changed'
  })
}

/** The writer; a lead may come with no address but an email, and whose a mail is was found before. */
async function findWriterOf({ org, now }: Work, { contact: id, ...arrival }: Arrival) {
  if (id === undefined) return findWriter(org, arrival, now)
  const contact = await findContact({ org }, id, true)
  const { kind } = CHANNELS[arrival.channel].address
  const claimed = arrival.address && contact && contact.listed.addresses[kind] === undefined ? [arrival.address] : []
  return { ...(contact ? { contact } : { id, opted_out: {} }), claimed }
}

function compose({ org }: Work, arrival: Arrival, contact: string, id: string) {
  const { channel, address: from, own: to, line, body, at, sid, call, media, kind, location, referral, lead } = arrival
  const { opt_out_type, writer, mail } = arrival
  return {
    org,
    conversation: conversationIdOf(contact, channel),
    id,
    contact,
    channel,
    direction: 'inbound' as const,
    from: from || writer,
    to,
    line,
    ...(kind !== 'text' && { kind }),
    body,
    location,
    referral,
    ...{ lead, mail },
    sent_at: at,
    status: 'received' as const,
    rank: rankOf('received'),
    ...(call ? { call } : lead ? {} : { sid }),
    opt_out_type,
    media: media.length > 0 ? media.map((one) => ({ ...one, status: statusOf(one) })) : undefined,
  }
}

const statusOf = (medium: Inbound['media'][number]) => ('file' in medium ? ('ready' as const) : ('copying' as const))

function unknown({ org, now }: Work, arrival: Arrival, { id, opted_out }: Stranger, message: string): ContactChange {
  const { channel, address, user_ids, line, at, profile_name, shown, last_call, details, numbers } = arrival
  const { kind } = CHANNELS[channel].address
  const addresses: Addresses = {
    ...(address && { [kind]: address }),
    ...(isPhone(address) && { phone: dialedNumber(address) }),
  }
  const contact = {
    org,
    id,
    listed: {
      ...splitName(profile_name),
      ...details,
      ...(numbers?.length && { numbers }),
      addresses,
      user_ids: withIds({}, address, user_ids),
      source: sourceKindOf(arrival),
      ...(arrival.mail?.is_forged && { is_forged: true }),
    },
    created_at: at,
    opened_at: now.toISOString(),
    status: 'active' as const,
    ...shown,
    last_message_at: at,
    last_message_id: message,
    last_call,
    channels: { [channel]: begunState(arrival, { from: otherThan(addresses[kind], address), line }) },
    ...consentAfter({ opted_out, opted_in: {} }, arrival),
    ...inboxKeys(id, 'active', at),
  }
  return { put: newContact(contact, now) }
}

function known({ now }: Work, arrival: Arrival, seen: ContactItem, id: string): ContactChange {
  const { channel, address, own, user_ids, line, at, isImported, profile_name, shown, last_call } = arrival
  const state = seen.channels[channel]
  // What a machine of theirs answers changes nothing but the thread.
  if (state && arrival.kind === 'auto_reply') return { seen, isRefusedAfterOptOut: false, update: {} }
  const shownAt = rowTimeOf({ at, id, isImported }, seen)
  // One that is imported late never takes back what a later one did.
  const isOlder = isImported && (state?.last_inbound_at ?? '') > at
  const { kind } = CHANNELS[channel].address
  const { first_name, last_name } = seen.listed
  const added = addedAddresses(seen, arrival)
  const ids = withIds(seen.listed, address, user_ids)
  const from = otherThan({ ...seen.listed.addresses, ...added }[kind], address)
  const isNameless = first_name === '' && last_name === ''
  return {
    seen,
    isRefusedAfterOptOut: false,
    update: {
      listed: {
        ...(isNameless && profile_name ? splitName(profile_name) : {}),
        ...(Object.keys(added).length > 0 && { addresses: added }),
        ...(ids && { user_ids: $set(ids) }),
        ...unknownOf(seen, arrival),
        // They came by this call, and nobody took it.
        ...(arrival.call && isJustCalled(seen) && { source: 'missed_call' }),
      },
      status: 'active',
      ...(sectionOf(seen) === 'snoozed' && WAKING),
      ...(isOpenedByMessage(seen) ? opening(now) : {}),
      ...(shownAt
        ? {
            ...shown,
            last_message_at: shownAt,
            last_message_id: id,
            last_call: last_call ?? $remove(),
            ...inboxKeys(seen.id, 'active', shownAt),
          }
        : reopenedAt(seen)),
      channels: {
        [channel]: state
          ? {
              inbound: $sum($get(`channels.${channel}.inbound`), 1),
              unread: $sum($get(`channels.${channel}.unread`), 1),
              ...leadsOnly(state, arrival),
              // Nor does it tell where they are now.
              ...(isOlder
                ? {}
                : {
                    last_inbound_at: at,
                    ...(address && { from: from ?? $remove() }),
                    ...(own && { line: line ?? $remove() }),
                  }),
            }
          : $set(begunState(arrival, { from, line })),
      },
      ...consentChange(seen, arrival),
    },
  }
}

const isJustCalled = (seen: ContactItem) => seen.listed.source === 'call' && countOn(seen, 'inbound') === 0

/** A conversation that the message opens or wakes, but that goes on showing a newer one, keeps its place. */
const reopenedAt = ({ inbox_at, ...contact }: ContactItem) =>
  sectionOf(contact) === 'active' || inbox_at === undefined ? {} : { inbox_at: inSection('active', placeIn(inbox_at)) }

/** A conversation that a customer's message begins; by a machine's, nobody has been heard yet. */
const begunState = ({ at, lead, kind }: Arrival, places: Pick<ChannelState, 'from' | 'line'>): ChannelState => ({
  ...(kind === 'auto_reply' ? { inbound: 0, unread: 0 } : { inbound: 1, unread: 1, last_inbound_at: at }),
  ...(lead && { is_of_leads: true }),
  ...places,
})

function leadsOnly({ last_inbound_at, is_of_leads }: ChannelState, { lead }: Arrival) {
  if (lead) return last_inbound_at === undefined ? { is_of_leads: true } : {}
  return is_of_leads ? { is_of_leads: $remove() } : {}
}

/** The address they wrote from, if that is not their own address, letter by letter: answers go there. */
const otherThan = (own: string | undefined, address: string) =>
  address === '' || (own ?? address) === address ? undefined : address

/** The facts that a lead tells of a contact that nobody knew yet; numbers stay unproven until they write, or by hand. */
function unknownOf({ listed }: ContactItem, { details = {}, numbers = [] }: Arrival) {
  const told = Object.entries(details).filter(([name]) => !listed[name as ContactFieldName])
  const fresh = numbers.filter(({ value }) => !isTheirs(listed, value))
  const all = [...(listed.numbers ?? []), ...fresh].slice(0, NUMBERS_MAX)
  return { ...Object.fromEntries(told), ...(fresh.length > 0 && { numbers: $set(all) }) }
}

/** Addresses that a contact has with a message from one: their first on the channel, or the number of who was an id alone. */
function addedAddresses({ listed }: ContactItem, { channel, address, user_ids }: Arrival): Addresses {
  const { kind } = CHANNELS[channel].address
  const own = listed.addresses[kind]
  if (address === '') return {}
  if (own !== undefined && !(user_ids.includes(own) && own !== address && isPhone(address))) return {}
  const isNew = listed.addresses.phone === undefined && isPhone(address)
  return { ...(isNew && { phone: dialedNumber(address) }), [kind]: kind === 'phone' ? dialedNumber(address) : address }
}

/** The ids that are known of a contact with those that came beside an address; undefined where they are known. */
function withIds(
  listed: Pick<ContactItem['listed'], 'user_ids'>,
  address: string,
  ids: string[],
): string[] | undefined {
  const known = userIdsOf(listed)
  const number = isPhone(address) ? address : undefined
  const isNew = (id: string) =>
    id !== address && known.every((one) => one.value !== id || (number !== undefined && one.number === undefined))
  const fresh = ids.filter(isNew)
  if (fresh.length === 0) return undefined
  const kept = known.filter(({ value }) => !fresh.includes(value))
  return [...kept, ...fresh.map((value) => ({ value, number }))].map(writtenId).slice(-IDS_MAX)
}
/** A contact's item stays small: the newest are kept. */
const IDS_MAX = 6
