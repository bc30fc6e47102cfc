import { $set } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import { splitName } from '../../customers/contacts/display-name.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { findSender, type Stranger } from '../../customers/contacts/find-sender.ts'
import { inboxKeys } from '../../customers/contacts/inbox-sections.ts'
import { newContact } from '../../customers/contacts/new-contact.ts'
import type { Work } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { newId } from '../../platform/table/ids.ts'
import { appendMessage, type ContactChange } from './append-store.ts'
import type { MessageItem } from './entity.ts'
import { markOfSid } from './message-marks.ts'
import { outboundChange } from './outbound-change.ts'
import { arrivalOf, previewOf } from './row.ts'
import { rankOf } from './statuses.ts'

interface Echo {
  channel: Channel
  /** The carrier's, under which it is here once. */
  sid: string
  /** The customer's address, and the dealership's own, both without the channel's prefix. */
  to: string
  line: string
  body: string
  media: { url: string; content_type: string }[]
  /** When it was written. */
  at: Date
  /** Where somebody of the dealership wrote it, as the carrier calls that. */
  writtenIn: string
  /** The customer's, where nobody knew them. */
  name?: string | undefined
}

/** Takes in what somebody of the dealership wrote to a customer elsewhere, as a colleague's message. Safe to repeat. */
export async function recordEcho(work: Work, echo: Echo): Promise<void> {
  const { org, now } = work
  const { channel, sid, to, line, body, media, at, writtenIn } = echo
  await retryOnConflict(async () => {
    const known = await findSender(org, to, now)
    const seen = 'contact' in known ? known.contact : undefined
    const contact = 'contact' in known ? known.contact.id : known.id
    const message = {
      ...{ org, contact, channel, body, sid, to, line, from: line },
      id: newId(arrivalOf(now, seen?.last_message_id)),
      conversation: conversationIdOf(contact, channel),
      direction: 'outbound' as const,
      sent_at: at.toISOString(),
      status: 'sent' as const,
      rank: rankOf('sent'),
      user_name: writtenIn,
      ...(media.length > 0 && { media: media.map((one) => ({ ...one, status: 'copying' as const })) }),
    }
    const change = 'contact' in known ? toKnown(known.contact, message) : toStranger(known, message, echo.name, now)
    return (await appendMessage(message, markOfSid(sid), change)) !== 'changed'
  })
}

function toKnown(seen: ContactItem, message: MessageItem): ContactChange {
  const { update, ...change } = outboundChange(seen, message)
  const { channel, line } = message
  const channels = seen.channels[channel] ? {} : { channels: { [channel]: $set({ inbound: 0, unread: 0, line }) } }
  // It has been written, whatever they said of consent.
  return { ...change, update: { ...update, ...channels }, isRefusedAfterOptOut: false }
}

function toStranger({ id, opted_out }: Stranger, message: MessageItem, name: string | undefined, now: Date) {
  const { org, channel, to = '', line, body, media, sent_at: at } = message
  const contact = {
    ...{ org, id, opted_out },
    listed: { ...splitName(name), addresses: { [CHANNELS[channel].address.kind]: to }, source: 'message' as const },
    created_at: at,
    opened_at: now.toISOString(),
    status: 'active' as const,
    most_recent_type: channel,
    last_message: previewOf({ body, media }),
    last_message_at: at,
    last_message_id: message.id,
    channels: { [channel]: { inbound: 0, unread: 0, line } },
    ...inboxKeys(id, 'active', at),
  }
  return { put: newContact(contact, now) }
}
