import { $get, $remove, $set, $sum } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { parseAddress } from '#contract/customers/channels/address.ts'
import { CHANNELS } from '#contract/customers/channels/channels.ts'
import { type ChannelState, type ContactItem, conversationIdOf, inboxKeys } from '../../customers/contacts/entity.ts'
import { findSender, type Stranger } from '../../customers/contacts/find-sender.ts'
import { newContact } from '../../customers/contacts/new-contact.ts'
import { consentKey, isPhone, splitName } from '../../customers/contacts/rules.ts'
import type { Work } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { newId } from '../../platform/table/ids.ts'
import { inSection, placeIn } from '../../platform/table/sections.ts'
import { isOpenedByMessage, opening } from '../conversations/rules.ts'
import { appendMessage, type ContactChange } from './append-store.ts'
import { consentOf, countsLate } from './consent.ts'
import { type MessageItem, markOfSid } from './entity.ts'
import { arrivalOf, lastCallOf, previewOf, rowTimeOf } from './row.ts'
import { rankOf } from './statuses.ts'

export interface Inbound {
  /** Twilio's sid: the same sid twice is one message. */
  sid: string
  from: string
  body: string
  profile_name?: string
  media: { url: string; content_type: string }[]
  /** Twilio's own reading of STOP and START, where Advanced Opt-Out is on. */
  opt_out_type?: string
  /** It is no message but a call that nobody answered, under a sid of ours. */
  call?: NonNullable<MessageItem['call']>
  /** When Twilio had it, for a message that is imported later; else it is now. */
  occurred_at?: Date
}

/**
 * Takes in a customer's message: contact and conversation come into being with it, a closed conversation reopens, STOP
 * and START take effect, all in one write. Safe to repeat, concurrently and in any order.
 */
export async function receiveMessage(work: Work, inbound: Inbound): Promise<void> {
  const { org, now } = work
  const { channel, address } = parseAddress(inbound.from)
  await retryOnConflict(async () => {
    const sender = await findSender(org, address, now)
    const seen = 'contact' in sender ? sender.contact : undefined
    const contact = 'contact' in sender ? sender.contact.id : sender.id
    const id = newId(arrivalOf(now, seen?.last_message_id))
    const message = {
      ...{ org, conversation: conversationIdOf(contact, channel), id, contact, channel },
      direction: 'inbound' as const,
      body: inbound.body,
      sent_at: (inbound.occurred_at ?? now).toISOString(),
      status: 'received' as const,
      rank: rankOf('received'),
      ...(inbound.call ? { call: inbound.call } : { sid: inbound.sid }),
      media:
        inbound.media.length > 0
          ? inbound.media.map((medium) => ({ ...medium, status: 'copying' as const }))
          : undefined,
    }
    const change = 'contact' in sender ? known(sender.contact, id, work, inbound) : unknown(sender, id, work, inbound)
    return (await appendMessage(message, markOfSid(inbound.sid), change)) !== 'changed'
  })
}

function unknown({ id, opted_out }: Stranger, message: string, work: Work, inbound: Inbound): ContactChange {
  const { org } = work
  const { channel, address } = parseAddress(inbound.from)
  const at = laterOf(undefined, work, inbound)
  const contact = {
    org,
    id,
    listed: {
      ...splitName(inbound.profile_name),
      addresses: { ...(isPhone(address) && { phone: address }), [CHANNELS[channel].address.kind]: address },
    },
    created_at: at,
    opened_at: work.now.toISOString(),
    status: 'active' as const,
    most_recent_type: channel,
    last_message: previewOf(inbound.body, inbound.media),
    last_message_at: at,
    last_message_id: message,
    last_call: inbound.call && lastCallOf(inbound.call),
    channels: { [channel]: begunState(at) },
    ...consentAfter({ opted_out, opted_in: {} }, inbound, at),
    ...inboxKeys(id, 'active', at),
  }
  return { put: newContact(contact, work.now) }
}

function known(seen: ContactItem, id: string, work: Work, inbound: Inbound): ContactChange {
  const { org } = work
  const { channel, address } = parseAddress(inbound.from)
  const writtenAt = laterOf(undefined, work, inbound)
  const shownAt = rowTimeOf({ at: writtenAt, id, isImported: inbound.occurred_at !== undefined }, seen)
  const state = seen.channels[channel]
  const lastAt = laterOf(state?.last_inbound_at, work, inbound)
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
        ...(isNameless && inbound.profile_name ? splitName(inbound.profile_name) : {}),
        ...(own === undefined && { addresses: { [kind]: address } }),
      },
      status: 'active',
      ...(isOpenedByMessage(seen) ? opening(work.now) : {}),
      ...(shownAt
        ? {
            most_recent_type: channel,
            last_message: previewOf(inbound.body, inbound.media),
            last_message_at: shownAt,
            last_message_id: id,
            last_call: inbound.call ? lastCallOf(inbound.call) : $remove(),
            ...inboxKeys(seen.id, 'active', shownAt),
          }
        : reopenedAt(seen)),
      channels: {
        [channel]: state
          ? {
              inbound: $sum($get(`channels.${channel}.inbound`), 1),
              unread: $sum($get(`channels.${channel}.unread`), 1),
              last_inbound_at: lastAt,
              // An older one that is imported tells nothing of where they are now.
              ...(lastAt === writtenAt && { from: from ?? $remove() }),
            }
          : $set(begunState(writtenAt, from)),
      },
      ...consentChange(seen, inbound, writtenAt),
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
function consentAfter(known: Consent, inbound: Inbound, at: string): Consent {
  const word = consentOf(inbound.body, inbound.opt_out_type)
  const key = keyOf(inbound)
  if (word === 'stop') return { ...known, opted_out: { ...known.opted_out, [key]: at } }
  if (word === undefined) return known
  const { [key]: _, ...others } = known.opted_out
  return { opted_out: others, opted_in: { [key]: at } }
}

/** What a STOP or START changes; one that is imported late changes nothing where the customer wrote another one since. */
function consentChange(seen: Consent, inbound: Inbound, at: string) {
  const word = consentOf(inbound.body, inbound.opt_out_type)
  const key = keyOf(inbound)
  const known = { opted_out_at: seen.opted_out[key], opted_in_at: seen.opted_in[key] }
  if (word === undefined || (inbound.occurred_at && !countsLate(word, at, known))) return {}
  return word === 'stop' ? { opted_out: { [key]: at } } : { opted_out: { [key]: $remove() }, opted_in: { [key]: at } }
}

/** A word on consent is the address's that it came from. */
function keyOf({ from }: Inbound): string {
  const { channel, address } = parseAddress(from)
  return consentKey(channel, address)
}

/** A message that is imported late counts from when it was written, and never takes back what a later one did. */
function laterOf(seen: string | undefined, { now }: Work, { occurred_at }: Inbound): string {
  const at = (occurred_at ?? now).toISOString()
  return occurred_at && seen !== undefined && seen > at ? seen : at
}
