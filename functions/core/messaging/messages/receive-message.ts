import { $get, $remove, $set, $sum } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { CHANNELS } from '#contract/customers/channels/channels.ts'
import { type ChannelState, type ContactItem, conversationIdOf, inboxKeys } from '../../customers/contacts/entity.ts'
import { findSender, type Stranger } from '../../customers/contacts/find-sender.ts'
import { newContact } from '../../customers/contacts/new-contact.ts'
import { isPhone, splitName } from '../../customers/contacts/rules.ts'
import type { Work } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { newId } from '../../platform/table/ids.ts'
import { inSection, placeIn } from '../../platform/table/sections.ts'
import { isOpenedByMessage, opening } from '../conversations/rules.ts'
import { appendMessage, type ContactChange } from './append-store.ts'
import { countsLate } from './consent.ts'
import { markOfSid } from './entity.ts'
import { findQuoted } from './find-quoted.ts'
import { markReaction } from './mark-reaction.ts'
import { type Arrival, type Inbound, readArrival } from './read-arrival.ts'
import { arrivalOf, rowTimeOf } from './row.ts'
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
    const sender = await findSender(work.org, arrival.address, work.now)
    const isKnown = 'contact' in sender
    if (isKnown && arrival.reaction) {
      const marked = await markReaction(work.org, sender.contact, arrival, mark)
      if (marked !== 'unknown') return marked !== 'changed'
    }
    const id = newId(arrivalOf(work.now, isKnown ? sender.contact.last_message_id : undefined))
    const message = compose(work, arrival, isKnown ? sender.contact.id : sender.id, id)
    const change = isKnown ? known(work, arrival, sender.contact, id) : unknown(work, arrival, sender, id)
    const reply_to = isKnown && arrival.quotes ? await findQuoted({ ...message, sid: arrival.quotes }) : undefined
    return (await appendMessage({ ...message, reply_to }, mark, change)) !== 'changed'
  })
}

function compose({ org }: Work, arrival: Arrival, contact: string, id: string) {
  const { channel, body, at, sid, call, media, kind, location, referral } = arrival
  return {
    ...{ org, conversation: conversationIdOf(contact, channel), id, contact, channel },
    direction: 'inbound' as const,
    ...(kind !== 'text' && { kind }),
    body,
    location,
    referral,
    sent_at: at,
    status: 'received' as const,
    rank: rankOf('received'),
    ...(call ? { call } : { sid }),
    media: media.length > 0 ? media.map((medium) => ({ ...medium, status: 'copying' as const })) : undefined,
  }
}

function unknown({ org, now }: Work, arrival: Arrival, { id, opted_out }: Stranger, message: string): ContactChange {
  const { channel, address, at, profile_name, shown, last_call } = arrival
  const contact = {
    org,
    id,
    listed: {
      ...splitName(profile_name),
      addresses: { ...(isPhone(address) && { phone: address }), [CHANNELS[channel].address.kind]: address },
    },
    created_at: at,
    opened_at: now.toISOString(),
    status: 'active' as const,
    ...shown,
    last_message_at: at,
    last_message_id: message,
    last_call,
    channels: { [channel]: begunState(at) },
    ...consentAfter({ opted_out, opted_in: {} }, arrival),
    ...inboxKeys(id, 'active', at),
  }
  return { put: newContact(contact, now) }
}

function known({ org, now }: Work, arrival: Arrival, seen: ContactItem, id: string): ContactChange {
  const { channel, address, at, isImported, profile_name, shown, last_call } = arrival
  const shownAt = rowTimeOf({ at, id, isImported }, seen)
  const state = seen.channels[channel]
  // One that is imported late never takes back what a later one did.
  const isOlder = isImported && (state?.last_inbound_at ?? '') > at
  const { kind } = CHANNELS[channel].address
  const { first_name, last_name, addresses } = seen.listed
  const own = addresses[kind]
  const from = (own ?? address) === address ? undefined : address
  const isNameless = first_name === '' && last_name === ''
  return {
    seen,
    isRefusedAfterOptOut: false,
    update: {
      org,
      id: seen.id,
      listed: {
        ...(isNameless && profile_name ? splitName(profile_name) : {}),
        ...(own === undefined && { addresses: { [kind]: address } }),
      },
      status: 'active',
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
              // Nor does it tell where they are now.
              ...(isOlder ? {} : { last_inbound_at: at, from: from ?? $remove() }),
            }
          : $set(begunState(at, from)),
      },
      ...consentChange(seen, arrival),
    },
  }
}

/** A conversation that the message opens, but that goes on showing a newer one, keeps its place. */
const reopenedAt = ({ status, inbox_at }: ContactItem) =>
  status === 'active' || inbox_at === undefined ? {} : { inbox_at: inSection('active', placeIn(inbox_at)) }

/** A conversation that a customer's message begins. */
const begunState = (at: string, from?: string): ChannelState => ({
  inbound: 1,
  unread: 1,
  last_inbound_at: at,
  from,
})

type Consent = Pick<ContactItem, 'opted_out' | 'opted_in'>

/** What a new contact's first message leaves of what was known of its address. */
function consentAfter(known: Consent, { word, key, at }: Arrival): Consent {
  if (word === 'stop') return { ...known, opted_out: { ...known.opted_out, [key]: at } }
  if (word === undefined) return known
  const { [key]: _, ...others } = known.opted_out
  return { opted_out: others, opted_in: { [key]: at } }
}

/** What a STOP or START changes; one that is imported late changes nothing where the customer wrote another one since. */
function consentChange(seen: Consent, { word, key, at, isImported }: Arrival) {
  const known = { opted_out_at: seen.opted_out[key], opted_in_at: seen.opted_in[key] }
  if (word === undefined || (isImported && !countsLate(word, at, known))) return {}
  return word === 'stop' ? { opted_out: { [key]: at } } : { opted_out: { [key]: $remove() }, opted_in: { [key]: at } }
}
