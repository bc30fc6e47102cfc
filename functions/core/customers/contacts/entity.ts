import { Entity, type FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { map } from 'dynamodb-toolbox/schema/map'
import { number } from 'dynamodb-toolbox/schema/number'
import { record } from 'dynamodb-toolbox/schema/record'
import { string } from 'dynamodb-toolbox/schema/string'
import { ALL_CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { byContactField } from '#contract/customers/contact-fields.ts'
import type { ConversationStatus } from '#contract/fields.ts'
import { entityDefaults } from '../../platform/table/entity-defaults.ts'
import { derivedId } from '../../platform/table/ids.ts'

/** How a contact's conversation on one channel stands. */
const channelState = map({
  since: string(),
  /** Inbound messages so far: only ever grows. */
  inbound: number(),
  unread: number(),
  last_inbound_at: string().optional(),
  opted_out_at: string().optional(),
  /** Their newest START: an older STOP that comes in late says nothing any more. */
  opted_in_at: string().optional(),
})

/**
 * A customer, and the row that the inbox shows of their conversations. Kept under 1 kB, so that it and each of
 * its two index entries cost one unit to write.
 */
export const Contact = new Entity({
  ...entityDefaults,
  name: 'contact',
  schema: item({
    org: string().key(),
    id: string().key(),
    /** Where they write from, without the channel's prefix: a phone number, a short code, or WhatsApp's opaque user id. */
    address: string(),
    first_name: string().default(''),
    last_name: string().default(''),
    phone: string().optional(),
    whatsapp_number: string().optional(),
    ...byContactField(() => string().optional()),
    stage: string().default('new'),
    labels: list(string()).default([]),
    created_at: string(),
    status: string().enum('active', 'closed', 'archived').default('active'),
    assignee: string().optional(),
    assignee_name: string().optional(),
    most_recent_type: string()
      .enum(...ALL_CHANNELS)
      .optional(),
    last_message: string().optional(),
    last_message_at: string().optional(),
    /** The message that the row shows: the newest by `sent_at`, then id, as in the thread. */
    last_message_id: string().optional(),
    /** The vehicle that they wrote about last; `at` is the message's time and id, so that the newest message wins. */
    vehicle: map({ id: string(), title: string(), stockNumber: string().optional(), at: string() }).optional(),
    /** The channels on which a conversation has begun: written whole with its first message, then changed within. */
    channels: record(string().enum(...ALL_CHANNELS), channelState)
      .partial()
      .default({}),
    inbox: string().optional(),
    desk: string().optional(),
    inbox_at: string().optional(),
  }),
  computeKey: ({ org, id }) => ({ pk: `O#${org}#C#${id}`, sk: 'CONTACT' }),
})

/** The contact of an address is always the same one, so two first messages at once make one contact. */
export const contactIdOf = (org: string, address: string) => derivedId('contact', org, address)

export const inboxOf = (org: string, status: ConversationStatus) => `O#${org}#${status}`
/** The desk of an agent, or of nobody (`undefined`): what the unassigned and one's own conversations are listed by. */
export const deskOf = (org: string, assignee: string | undefined, status: ConversationStatus) =>
  `O#${org}#${assignee ?? '-'}#${status}`

/** Where a contact is listed. */
export const deskKeys = (org: string, assignee: string | undefined, status: ConversationStatus) => ({
  inbox: inboxOf(org, status),
  desk: deskOf(org, assignee, status),
})

/** The index keys of a contact whose newest message is of `at` (ISO 8601). */
export const inboxKeys = (
  org: string,
  id: string,
  assignee: string | undefined,
  status: ConversationStatus,
  at: string,
) => ({ ...deskKeys(org, assignee, status), inbox_at: `${at}#${id}` })

/**
 * One searchable word of a contact, found by `begins_with`. `text` holds all its words, to filter by the others. A search
 * pays for the size of these items, so they hold nothing that their key says.
 */
export const Word = new Entity({
  ...entityDefaults,
  name: 'word',
  schema: item({ pk: string().key(), sk: string().key(), text: string() }),
})

export const wordsOf = (org: string) => `O#${org}#WORDS`
export const wordKey = (org: string, word: string, contact: string) => ({ pk: wordsOf(org), sk: `${word}#${contact}` })
/** The word and the contact of a word's sort key; a word may hold a `#` itself, an id never. */
export function readWordKey(sk: string) {
  const end = sk.lastIndexOf('#')
  return { word: sk.slice(0, end), contact: sk.slice(end + 1) }
}

export type ContactItem = FormattedItem<typeof Contact>
export type ChannelState = NonNullable<ContactItem['channels'][Channel]>
