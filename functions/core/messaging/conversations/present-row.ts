import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import { isSameAddress } from '#contract/customers/channels/address-key.ts'
import { byAddressField } from '#contract/customers/channels/addresses.ts'
import { byChannel, CHANNELS, type Channel, perChannel } from '#contract/customers/channels/channels.ts'
import { byContactField } from '#contract/customers/contact-fields.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { presentVehicle } from '../../customers/contacts/asked-vehicle.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import { displayName } from '../../customers/contacts/display-name.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { countOn, isWoken, snoozedUntil } from '../../customers/contacts/inbox-sections.ts'
import { type Answering, answeringOf } from '../../customers/contacts/kept-answering.ts'
import { isClosedByStop, optedOutAt } from '../../customers/contacts/opt-outs.ts'
import { addressesOf, addressFor, isAnswerable, isPhone } from '../../customers/contacts/reachable-addresses.ts'
import type { Seen } from '../../platform/access.ts'
import { momentOf } from '../../platform/table/ids.ts'
import { placeIn } from '../../platform/table/sections.ts'
import { unrepliedDesk } from '../unread/unread-desks.ts'
import { windowClosesAt } from './free-text-window.ts'

/**
 * What the contact itself says of the assistant stands in place of what follows from it for the dealership: the doors add
 * that (assistant/modes/add-states.ts).
 */
type Row = Omit<z.input<typeof ConversationRow>, 'assistant'> & { assistant: Answering }

/** A contact as the list shows it (S2 §3). A conversation's id is known before its first message. */
export function presentRow(contact: Seen<ContactItem>): Row {
  const shown = present(contact)
  return { ...shown, version: versionOf(shown) }
}

/** Told with every change: browsers that show a row of this version read nothing. */
const versionOf = (shown: Omit<Row, 'version'>) =>
  createHash('sha1').update(JSON.stringify(shown)).digest('base64url').slice(0, 12)

function present(contact: ContactItem): Omit<Row, 'version'> {
  const { id, listed } = contact
  const name = displayName(contact)
  return {
    contact_id: id,
    contact: {
      name,
      ...byAddressField((kind) => listed.addresses[kind] ?? null),
      numbers: listed.numbers ?? [],
      ...byContactField((field) => listed[field] ?? null),
      stage: contact.stage,
    },
    ...perChannel(
      (channel) => `${channel}_conversation_id` as const,
      (channel) => (addressFor(contact, channel) ? conversationIdOf(id, channel) : null),
    ),
    ...perChannel(
      (channel) => `has_${channel}` as const,
      (channel) => contact.channels[channel] !== undefined,
    ),
    labels: listed.labels,
    status: contact.status,
    snoozed_until: snoozedUntil(contact) ?? null,
    is_woken: isWoken(contact),
    listed_at: contact.inbox_at ? momentOf(placeIn(contact.inbox_at)).toISOString() : null,
    most_recent_type: contact.most_recent_type ?? null,
    last_message_at: contact.last_message_at ?? null,
    last_message: contact.last_message ?? null,
    last_call: contact.last_call ?? null,
    display_name: name,
    phone_number: addressesOf(listed)[0] ?? null,
    user_id: contact.assignee ?? null,
    assigned_agent: contact.assignee ? { id: contact.assignee, name: listed.assignee_name ?? '' } : null,
    vehicle: presentVehicle(contact),
    ticket: contact.ticket ?? null,
    assistant: answeringOf(contact),
    unread_count: countOn(contact, 'unread'),
    is_unreplied: unrepliedDesk(contact) !== undefined,
    channels: byChannel((channel) => presentChannel(channel, contact)),
  }
}

function presentChannel(channel: Channel, contact: ContactItem) {
  const state = contact.channels[channel]
  const address = addressFor(contact, channel)
  const opted_out_at = optedOutAt(contact, channel) ?? null
  return {
    address: address ?? null,
    no_way_back: address !== undefined && !isAnswerable(contact, channel, address),
    others: othersOf(channel, contact, address),
    unread_count: state?.unread ?? 0,
    window_closes_at: windowClosesAt(channel, state?.last_inbound_at, true)?.toISOString() ?? null,
    opted_out_at,
    ...(opted_out_at !== null && !isClosedByStop(contact, channel) && { may_answer: true }),
  }
}

function othersOf(channel: Channel, contact: ContactItem, usual: string | undefined) {
  if (!CHANNELS[channel].address.isNumber) return []
  const { listed } = contact
  const labelOf = (address: string) => listed.numbers?.find(({ value }) => value === address)?.label ?? ''
  return addressesOf(listed)
    .filter((address) => isPhone(address) && !(usual && isSameAddress(address, usual)))
    .map((address) => ({
      address,
      label: labelOf(address),
      opted_out_at: optedOutAt(contact, channel, address) ?? null,
    }))
}
