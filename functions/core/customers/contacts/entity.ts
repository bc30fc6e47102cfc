import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { boolean } from 'dynamodb-toolbox/schema/boolean'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { map } from 'dynamodb-toolbox/schema/map'
import { number } from 'dynamodb-toolbox/schema/number'
import { record } from 'dynamodb-toolbox/schema/record'
import { string } from 'dynamodb-toolbox/schema/string'
import { ADDRESS_KINDS } from '#contract/customers/channels/addresses.ts'
import { ALL_CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { byContactField } from '#contract/customers/contact-fields.ts'
import { SOURCE_KINDS } from '#contract/customers/source-kinds.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'
import { moment } from '../../platform/table/moment.ts'
import { END } from '../../platform/table/sections.ts'
import { deskNamed, EVERYBODY } from './desk-names.ts'

/** The state of a contact's conversation on one channel. */
const channelState = map({
  /** Inbound messages so far: only ever grows. */
  inbound: number(),
  unread: number(),
  last_inbound_at: moment().optional(),
  /** Only leads came in on it so far: nobody has written from the address. */
  is_of_leads: boolean().optional(),
  /** The address they wrote from, if it isn't their usual one on the channel: replies go there. */
  from: string().optional(),
  /** The dealership's number they wrote to, if it isn't the usual one: replies leave from it. */
  line: string().optional(),
  /** The moment (ISO 8601) when mail came back from an address, a blank, and the address. */
  bounced: string().optional(),
})

/** Moments at addresses on channels (`consentKey` of opt-outs.ts). */
const moments = () => record(string(), string())

/**
 * What people say of a contact, in one attribute: the indexes of people and of the board project it whole, so what is
 * added here costs none. What a message changes stays beside it, for it would rewrite those entries; so does what keys
 * follow from (stage, assignee).
 */
const listed = map({
  first_name: string().default(''),
  last_name: string().default(''),
  /** Their addresses without the channel's prefix: a number in E.164, a short code, or an id of the channel's. */
  addresses: record(string().enum(...ADDRESS_KINDS), string())
    .partial()
    .default({}),
  /** Their further numbers, each with what it is in words. */
  numbers: list(map({ value: string(), label: string() })).optional(),
  /**
   * Ids that a channel has for them (WhatsApp's), each with a blank and the number that it came beside, if any. No maps:
   * conditions would have more forms than TypeScript takes.
   */
  user_ids: list(string()).optional(),
  ...byContactField(() => string().optional()),
  /** Dollars that they bought for, as their deal says (messaging/deals): the board sums it. */
  sold_for: number().optional(),
  labels: list(string()).default([]),
  /** By what they came, written once; its details lie beside it (source-entity.ts). */
  source: string()
    .enum(...SOURCE_KINDS)
    .optional(),
  assignee_name: string().optional(),
  /** The time of the last change of their details. */
  updated_at: moment(),
  /** Set aside until then. */
  paused_until: string().optional(),
  /** Known by mails alone that are not from whom they say: nothing goes to them by itself. */
  is_forged: boolean().optional(),
  /**
   * The vehicle that they wrote about last, here because few messages name one, and the board's cards show it; `at` is the
   * message's moment (`momentKey`), so that the newest message wins. No map: with its fields, conditions would have more
   * forms than TypeScript takes.
   */
  vehicle: record(string().enum('id', 'title', 'stockNumber', 'at'), string())
    .partial()
    .optional(),
})

/**
 * A customer, and the row that the inbox shows of their conversations. Each kilobyte of it costs six units with every message, for a
 * message also changes four index entries that hold all of it: what is long lies elsewhere (long-text-entity.ts), and
 * its keys and moments are short.
 */
export const Contact = new Entity({
  ...entityDefaults,
  name: 'contact',
  schema: item({
    org: string().key(),
    id: string().key(),
    listed,
    stage: string().default('new'),
    /** The import that made them. */
    import: string().optional(),
    /** The times of their STOPs, or of Twilio's reports that it blocks them, by address and channel. */
    opted_out: moments().default({}),
    /** Their newest START: an older STOP that comes in late says nothing any more. */
    opted_in: moments().default({}),
    status: string().enum('active', 'closed', 'archived').default('active'),
    /**
     * Until when an active conversation sleeps (ISO 8601), in a list of its own; `woken` since it came back, until
     * somebody opens it.
     */
    snooze: string().optional(),
    /** The time when a message or a user last opened their conversation. */
    opened_at: moment().optional(),
    /** The opening (its `opened_at`) that auto-assignment has given to somebody. */
    assigned_for: moment().optional(),
    /** The number of the opening's ticket, where the dealership keeps tickets. */
    ticket: number().optional(),
    assignee: string().optional(),
    /**
     * Who answers them, where that is not as the dealership has it: a mode of their own, or why and until when the
     * assistant keeps silent (`Answering` below). No map: conditions would have more forms than TypeScript takes.
     */
    assistant: string().optional(),
    most_recent_type: string()
      .enum(...ALL_CHANNELS)
      .optional(),
    last_message: string().optional(),
    last_message_at: moment().optional(),
    /** The message that the row shows: the newest by `sent_at`, then id, as in the thread. */
    last_message_id: string().optional(),
    /** The kind of call, if that message stands for an unanswered one. */
    last_call: string().enum('missed', 'voicemail').optional(),
    /** `listed.vehicle` as it was written earlier; the board's cards lack it. */
    vehicle: record(string().enum('id', 'title', 'stockNumber', 'at'), string())
      .partial()
      .optional(),
    /** The channels on which a conversation has begun: written whole with its first message, then changed within. */
    channels: record(string().enum(...ALL_CHANNELS), channelState)
      .partial()
      .default({}),
    /** The hour of the last message (`YYYY-MM-DDTHH`, UTC): the board's entries hold it, so that most messages leave them alone. */
    heard_at: string().optional(),
    /** Who may read them by a mention, so that what changes reaches them without a read (`readersOf` of mentions/mentioned-readers.ts). */
    readers: string().optional(),
    /** By whose lists they are in, beside those of the whole dealership (`deskOf`). */
    desk: string(),
    /**
     * Who was merged into them, each with the merge: `{contact}:{merge}`, with blanks between. No list: conditions would
     * have more forms than TypeScript takes.
     */
    merged: string().optional(),
    /** Whom they were merged into: they are in no list, and their id leads there. */
    merged_into: string().optional(),
    /** Sort keys: among conversations of their status, if one has begun; among people; in their stage's column. */
    inbox_at: string().optional(),
    people_at: string(),
    board_at: string(),
  }),
  computeKey: ({ org, id }) => ({ pk: `O#${org}#C#${id}`, sk: 'CONTACT' }),
})

/**
 * The desk of an agent, or of nobody: the partition of what is listed by it. An id's last part, 48 random bits, names its
 * agent. Its beginning would not do: Cognito's ids have fixed digits there, and two people who share a key would see each
 * other's contacts.
 */
export const deskOf = (org: string, assignee: string | undefined) => `${org}#${deskNamed(assignee).slice(-12)}`

/** The indexes that list a desk's contacts (`desk-names.ts`), and their partitions. */
const indexesBy =
  <Whole extends string, Own extends string>(whole: Whole, own: Own) =>
  (org: string, desk: string) =>
    desk === EVERYBODY ? { index: whole, partition: org } : { index: own, partition: deskOf(org, desk) }
export const inboxIndexOf = indexesBy('inbox', 'desk')
export const peopleIndexOf = indexesBy('people', 'people_desk')
export const boardIndexOf = indexesBy('board', 'board_desk')

/** Keys of who was merged into another contact: behind all that lists read. */
export const hiddenKeys = ({ people_at, board_at }: Pick<ContactItem, 'people_at' | 'board_at'>) => ({
  people_at: END + people_at,
  board_at: END + board_at,
})

export type ContactItem = FormattedItem<typeof Contact>
export type ChannelState = NonNullable<ContactItem['channels'][Channel]>
