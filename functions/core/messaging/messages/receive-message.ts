import { $get, $remove, $set, $sum } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { parseAddress } from '#contract/customers/channels/address.ts'
import { CHANNELS } from '#contract/customers/channels/channels.ts'
import {
  type ChannelState,
  type ContactItem,
  contactIdOf,
  deskKeys,
  inboxKeys,
} from '../../customers/contacts/entity.ts'
import { isPhone, splitName } from '../../customers/contacts/rules.ts'
import { findContact } from '../../customers/contacts/store.ts'
import type { Work } from '../../platform/ctx.ts'
import { untilUnchanged } from '../../platform/table/conflicts.ts'
import { newId } from '../../platform/table/ids.ts'
import { conversationIdOf } from '../conversations/entity.ts'
import { markOfSid } from './entity.ts'
import { arrivalOf, consentOf, countsLate, previewOf, rankOf, rowTimeOf } from './rules.ts'
import { appendMessage, type ContactChange } from './store.ts'

export interface Inbound {
  /** Twilio's sid: the same sid twice is one message. */
  sid: string
  from: string
  body: string
  profile_name?: string
  media: { url: string; content_type: string }[]
  /** Twilio's own reading of STOP and START, where Advanced Opt-Out is on. */
  opt_out_type?: string
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
  const contact = contactIdOf(org, address)
  const conversation = conversationIdOf(contact, channel)
  await untilUnchanged(async () => {
    const seen = await findContact(org, contact, true)
    const id = newId(arrivalOf(now, seen?.last_message_id))
    const message = {
      ...{ org, conversation, id, contact, channel },
      direction: 'inbound' as const,
      body: inbound.body,
      sent_at: (inbound.occurred_at ?? now).toISOString(),
      status: 'received' as const,
      rank: rankOf('received'),
      sid: inbound.sid,
      media: inbound.media.length > 0 ? inbound.media : undefined,
    }
    const change = seen ? known(seen, id, work, inbound) : unknown(contact, id, work, inbound)
    return (await appendMessage(message, markOfSid(inbound.sid), change)) !== 'changed'
  })
}

function unknown(id: string, message: string, work: Work, inbound: Inbound): ContactChange {
  const { org } = work
  const { channel, address } = parseAddress(inbound.from)
  const at = laterOf(undefined, work, inbound)
  return {
    put: {
      org,
      id,
      address,
      ...splitName(inbound.profile_name),
      phone: isPhone(address) ? address : undefined,
      [CHANNELS[channel].address]: address,
      created_at: at,
      status: 'active',
      most_recent_type: channel,
      last_message: previewOf(inbound.body, inbound.media.length),
      last_message_at: at,
      last_message_id: message,
      channels: { [channel]: begunState(inbound, at) },
      ...inboxKeys(org, id, undefined, 'active', at),
    },
  }
}

function known(seen: ContactItem, id: string, work: Work, inbound: Inbound): ContactChange {
  const { org } = work
  const { channel, address } = parseAddress(inbound.from)
  const writtenAt = laterOf(undefined, work, inbound)
  const shownAt = rowTimeOf({ at: writtenAt, id, isImported: inbound.occurred_at !== undefined }, seen)
  const state = seen.channels[channel]
  const field = CHANNELS[channel].address
  const isNameless = seen.first_name === '' && seen.last_name === ''
  return {
    seen,
    isRefusedAfterOptOut: false,
    update: {
      org,
      id: seen.id,
      ...(isNameless && inbound.profile_name ? splitName(inbound.profile_name) : {}),
      status: 'active',
      ...deskKeys(org, seen.assignee, 'active'),
      ...(shownAt && {
        most_recent_type: channel,
        last_message: previewOf(inbound.body, inbound.media.length),
        last_message_at: shownAt,
        last_message_id: id,
        ...inboxKeys(org, seen.id, seen.assignee, 'active', shownAt),
      }),
      [field]: seen[field] ?? address,
      channels: {
        [channel]: state
          ? {
              inbound: $sum($get(`channels.${channel}.inbound`), 1),
              unread: $sum($get(`channels.${channel}.unread`), 1),
              last_inbound_at: laterOf(state.last_inbound_at, work, inbound),
              ...consentChange(state, inbound, writtenAt),
            }
          : $set(begunState(inbound, writtenAt)),
      },
    },
  }
}

/** A conversation that a customer's message begins. */
function begunState(inbound: Inbound, at: string): ChannelState {
  const word = consentOf(inbound.body, inbound.opt_out_type)
  return {
    since: at,
    inbound: 1,
    unread: 1,
    last_inbound_at: at,
    ...(word === 'stop' && { opted_out_at: at }),
    ...(word === 'start' && { opted_in_at: at }),
  }
}

/** What a STOP or START changes; one that is imported late changes nothing where the customer wrote another one since. */
function consentChange(state: ChannelState, inbound: Inbound, at: string) {
  const word = consentOf(inbound.body, inbound.opt_out_type)
  if (word === undefined || (inbound.occurred_at && !countsLate(word, at, state))) return {}
  return word === 'stop' ? { opted_out_at: at } : { opted_out_at: $remove(), opted_in_at: at }
}

/** A message that is imported late counts from when it was written, and never takes back what a later one did. */
function laterOf(seen: string | undefined, { now }: Work, { occurred_at }: Inbound): string {
  const at = (occurred_at ?? now).toISOString()
  return occurred_at && seen !== undefined && seen > at ? seen : at
}
