import { $add, $remove } from 'dynamodb-toolbox/entity/actions/update/symbols'
import type { Channel } from '#contract/fields.ts'
import { type ContactItem, contactIdOf, deskKeys, inboxKeys } from '../../customers/contacts/entity.ts'
import { isPhone, parseAddress, splitName } from '../../customers/contacts/rules.ts'
import { getContact } from '../../customers/contacts/store.ts'
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
    const seen = await getContact(org, contact, true)
    const isFirst = (channel === 'whatsapp' ? seen?.whatsapp_since : seen?.sms_since) === undefined
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
    return (await appendMessage(message, markOfSid(inbound.sid), change, isFirst)) !== 'changed'
  })
}

function unknown(id: string, message: string, work: Work, inbound: Inbound): ContactChange {
  const { org } = work
  const { channel, address } = parseAddress(inbound.from)
  const at = laterOf(undefined, work, inbound)
  const word = consentOf(inbound.body, inbound.opt_out_type)
  const [optedOutAt, optedInAt] = [word === 'stop' ? at : undefined, word === 'start' ? at : undefined]
  return {
    put: {
      org,
      id,
      address,
      ...splitName(inbound.profile_name),
      phone: channel === 'sms' || isPhone(address) ? address : undefined,
      created_at: at,
      status: 'active',
      most_recent_type: channel,
      last_message: previewOf(inbound.body, inbound.media.length),
      last_message_at: at,
      last_message_id: message,
      ...(channel === 'whatsapp'
        ? {
            whatsapp_number: address,
            whatsapp_since: at,
            whatsapp_inbound: 1,
            whatsapp_unread: 1,
            whatsapp_last_inbound_at: at,
            whatsapp_opted_out_at: optedOutAt,
            whatsapp_opted_in_at: optedInAt,
          }
        : {
            sms_since: at,
            sms_inbound: 1,
            sms_unread: 1,
            sms_last_inbound_at: at,
            sms_opted_out_at: optedOutAt,
            sms_opted_in_at: optedInAt,
          }),
      ...inboxKeys(org, id, undefined, 'active', at),
    },
  }
}

function known(seen: ContactItem, id: string, work: Work, inbound: Inbound): ContactChange {
  const { org } = work
  const { channel, address } = parseAddress(inbound.from)
  const writtenAt = laterOf(undefined, work, inbound)
  const shownAt = rowTimeOf({ at: writtenAt, id, isImported: inbound.occurred_at !== undefined }, seen)
  const lastInbound = channel === 'whatsapp' ? seen.whatsapp_last_inbound_at : seen.sms_last_inbound_at
  const inboundAt = laterOf(lastInbound, work, inbound)
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
      ...consentChange(seen, channel, inbound, writtenAt),
      ...(channel === 'whatsapp'
        ? {
            whatsapp_number: seen.whatsapp_number ?? address,
            whatsapp_since: seen.whatsapp_since ?? writtenAt,
            whatsapp_inbound: $add(1),
            whatsapp_unread: $add(1),
            whatsapp_last_inbound_at: inboundAt,
          }
        : {
            sms_since: seen.sms_since ?? writtenAt,
            sms_inbound: $add(1),
            sms_unread: $add(1),
            sms_last_inbound_at: inboundAt,
          }),
    },
  }
}

/** What a STOP or START changes; one that is imported late changes nothing where the customer wrote another one since. */
function consentChange(seen: ContactItem, channel: Channel, inbound: Inbound, at: string) {
  const word = consentOf(inbound.body, inbound.opt_out_type)
  if (word === undefined) return {}
  const [out, into] =
    channel === 'whatsapp'
      ? (['whatsapp_opted_out_at', 'whatsapp_opted_in_at'] as const)
      : (['sms_opted_out_at', 'sms_opted_in_at'] as const)
  if (inbound.occurred_at && !countsLate(word, at, { optedOutAt: seen[out], optedInAt: seen[into] })) return {}
  return word === 'stop' ? { [out]: at } : { [out]: $remove(), [into]: at }
}

/** A message that is imported late counts from when it was written, and never takes back what a later one did. */
function laterOf(seen: string | undefined, { now }: Work, { occurred_at }: Inbound): string {
  const at = (occurred_at ?? now).toISOString()
  return occurred_at && seen !== undefined && seen > at ? seen : at
}
