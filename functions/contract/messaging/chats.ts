import * as z from 'zod/mini'
import { ChannelName } from '#contract/customers/channels/channel-schema.ts'
import { Stage } from '#contract/customers/contact.ts'
import { LabelName, LabelNames } from '#contract/customers/labels.ts'
import { WAITING_FILTERS } from '#contract/customers/waiting-filters.ts'
import {
  Message as Confirmation,
  ConversationStatus,
  Count,
  Id,
  MaybeText,
  PerPage,
  Text,
  Time,
} from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { ConversationRow } from './conversation-row.ts'
import { presenceRows } from './presence-rows.ts'
import { scheduledRows } from './scheduled-rows.ts'
import { conversation, threadRows } from './thread-rows.ts'

const reads = ['table:read', 'keys:csrf'] as const
const writes = ['table:read', 'table:write', 'keys:csrf'] as const

const Cursor = z.optional(z.string().check(z.maxLength(500)))
const listQuery = (status: 'all' | 'active') =>
  z.object({
    status: z._default(z.enum(['all', 'active', 'snoozed', 'closed', 'archived']), status),
    search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    label: z.optional(LabelName),
    /** Only active ones that wait for an answer. */
    waiting: z.optional(z.enum(WAITING_FILTERS)),
    /** A view's id: of its conversations, whatever `status` says. */
    view: z.optional(Id),
    per_page: z._default(PerPage, 50),
    cursor: Cursor,
  })
const listOutput = z.object({
  data: z.array(ConversationRow),
  /** Of all pages; null on later ones, with a label or a view, and with a search that has more. */
  total: z.nullable(Count),
  cursor: MaybeText,
})
/** By it a conversation is found that has not begun. */
const ofContact = { contact_id: z.optional(Id) }

/** The conversation that a message may be written into. */
export const OpenedConversation = z.object({ conversation: z.object({ id: Text, contact_id: Text }) })

/** The conversations of a dealership, and what is in them. */
export const chats = {
  recent: route({
    method: 'GET',
    path: '/api/chats/recent-by-contact',
    access: 'member',
    scope: 'read_messages',
    uses: reads,
    isBusy: true,
    query: listQuery('active'),
    output: listOutput,
  }),
  list: route({
    method: 'GET',
    path: '/api/chats',
    access: 'member',
    uses: reads,
    query: listQuery('all'),
    output: listOutput,
  }),
  stats: route({
    method: 'GET',
    path: '/api/chats/stats',
    access: 'member',
    scope: 'read_messages',
    uses: reads,
    /** Of what the caller may see; `unread` and `unassigned` count active ones, `active` none that sleep. */
    output: z.object({
      total: Count,
      active: Count,
      snoozed: Count,
      closed: Count,
      archived: Count,
      unread: Count,
      unassigned: Count,
    }),
  }),
  states: route({
    method: 'GET',
    path: '/api/chats/contacts-with-status',
    access: 'member',
    uses: reads,
    query: z.object({ cursor: Cursor }),
    output: z.object({
      data: z.array(
        z.object({ contact_id: Text, status: ConversationStatus, unread_count: Count, labels: z.array(Text) }),
      ),
      cursor: MaybeText,
    }),
  }),
  /** Begins a conversation with a contact on a channel, or finds it. */
  open: route({
    method: 'POST',
    path: '/api/chats/find-or-create',
    access: 'member',
    right: 'write',
    scope: 'send_messages',
    uses: writes,
    body: z.object({ type: ChannelName, contact_id: Id }),
    output: OpenedConversation,
  }),
  /** Rows of the list that a pointer told of, those that the caller may see, and how many are unread beside and with them. */
  changed: route({
    method: 'GET',
    path: '/api/chats/changed',
    access: 'member',
    uses: reads,
    isBusy: true,
    /** Ids of contacts, with commas between. */
    query: z.object({ contact_ids: z.string().check(z.minLength(1), z.maxLength(2000)) }),
    output: z.object({ data: z.array(ConversationRow), unread_chats: Count }),
  }),
  /** One row of the list by its contact's id, or by the id of a conversation (a link to it knows no other). */
  get: route({
    method: 'GET',
    path: '/api/chats/by-contact/{contact_id}',
    access: 'member',
    scope: 'read_messages',
    uses: reads,
    params: z.object({ contact_id: Id }),
    output: ConversationRow,
  }),
  update: route({
    method: 'PATCH',
    path: '/api/chats/{type}/{id}',
    access: 'member',
    right: 'edit',
    uses: writes,
    params: conversation,
    body: z.object({
      status: z.optional(ConversationStatus),
      labels: z.optional(LabelNames),
      stage: z.optional(Stage),
      /** Refused where somebody has changed it from this: for what is undone. */
      expected: z.optional(
        z.object({
          status: z.optional(ConversationStatus),
          labels: z.optional(LabelNames),
          stage: z.optional(Stage),
        }),
      ),
      ...ofContact,
    }),
    output: ConversationRow,
  }),
  /** All labels of the contact, in place of those it has. */
  labels: route({
    method: 'PATCH',
    path: '/api/chats/{type}/{id}/labels',
    access: 'member',
    right: 'edit',
    uses: writes,
    params: conversation,
    body: z.object({ labels: LabelNames, ...ofContact }),
    output: z.object({ labels: z.array(Text) }),
  }),
  status: route({
    method: 'PATCH',
    path: '/api/chats/{type}/{id}/status',
    access: 'member',
    right: 'edit',
    uses: writes,
    params: conversation,
    body: z.object({ status: ConversationStatus, ...ofContact }),
    output: z.extend(Confirmation, { status: ConversationStatus }),
  }),
  /** Has a conversation sleep until a time, or until the customer writes; null wakes it. */
  snooze: route({
    method: 'PUT',
    path: '/api/chats/contacts/{contactId}/snooze',
    access: 'member',
    right: 'edit',
    uses: writes,
    params: z.object({ contactId: Id }),
    /** Refused where it no longer sleeps until `expected`; null: where it does. */
    body: z.object({ until: z.nullable(Time), expected: z.optional(z.nullable(Time)) }),
    output: ConversationRow,
  }),
  /** Has it count as unread again, for everybody, until somebody opens it. */
  unread: route({
    method: 'PATCH',
    path: '/api/chats/{type}/{id}/unread',
    access: 'member',
    whileReadOnly: true,
    uses: writes,
    params: conversation,
    body: z.object(ofContact),
    output: ConversationRow,
  }),
  ...threadRows,
  ...presenceRows,
  ...scheduledRows,
}
