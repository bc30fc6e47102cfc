import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition'
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { $remove, $set } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import { ALL_CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { ConversationStatus } from '#contract/fields.ts'
import {
  Contact,
  type ContactItem,
  conversationIdOf,
  createdAt,
  deskOf,
  inboxIndexOf,
  inboxKeys,
} from '../../customers/contacts/entity.ts'
import { type Actor, changeContact, contactRemoval, type Write } from '../../customers/contacts/store.ts'
import { Counter } from '../../customers/counters/entity.ts'
import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { isWritten, onlyNew } from '../../platform/table/conflicts.ts'
import { sectionRange } from '../../platform/table/sections.ts'
import { Head, type HeadItem } from './entity.ts'
import { opening } from './rules.ts'

export async function findHead(org: OrgId, conversation: string): Promise<HeadItem | undefined> {
  const { Item } = await Head.build(GetItemCommand).key({ org, conversation }).send()
  return Item
}

/**
 * One page of the conversations of a desk (`desk-names.ts`), newest first, from behind `place`; without one also the
 * list's counter, which lies before the newest of them.
 */
export async function listInbox(
  org: OrgId,
  desk: string,
  status: ConversationStatus,
  place: string | undefined,
  limit: number,
) {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Contact, Counter)
    .query({ ...inboxIndexOf(org, desk), range: sectionRange(status, { below: place }) })
    .options({ reverse: true, limit: place ? limit : limit + 1 })
    .send()
  return {
    rows: Items.filter((item) => 'id' in item),
    count: Items.find((item) => 'count' in item)?.count ?? 0,
  }
}

/** Sets the conversation's status unless a message or an assignment came meanwhile: then false, and the caller reads again. */
export async function setStatus({ org, now }: Ctx, contact: ContactItem, status: ConversationStatus): Promise<boolean> {
  const opened = status === 'active' ? opening(now) : {}
  const at = contact.last_message_at ?? createdAt(contact)
  // Of whom no conversation has begun is in no list.
  const keys = contact.inbox_at ? inboxKeys(contact.id, status, at) : {}
  return isWritten(
    Contact.build(UpdateItemCommand)
      .item({ org, id: contact.id, status, ...keys, ...opened })
      .options({
        condition: {
          and: [
            { attr: 'org', exists: true },
            { attr: 'status', eq: contact.status },
            contact.assignee ? { attr: 'assignee', eq: contact.assignee } : { attr: 'assignee', exists: false },
            contact.last_message_at
              ? { attr: 'last_message_at', eq: contact.last_message_at }
              : { attr: 'last_message_at', exists: false },
            ...ALL_CHANNELS.map((channel) => inboundIs(channel, contact.channels[channel]?.inbound)),
          ],
        },
      })
      .send(),
  )
}

interface Assigning {
  /** What the history says beside it. */
  remark?: string
  /** One of many that are given at once. */
  isOfMany?: true
  /** The opening for which it is given. */
  assigned_for?: string
  /** What is written along, all or nothing. */
  others?: Write[]
}

/**
 * Gives a contact as it was read, and with it its conversations, to a person or to nobody; false where it changed
 * meanwhile.
 */
export function setAssignee(
  actor: Actor,
  seen: ContactItem,
  agent: { id: string; name: string } | undefined,
  { remark, isOfMany, assigned_for, others = [] }: Assigning = {},
) {
  const { org } = seen
  const assignee = agent?.id ?? $remove()
  const told = { to: agent?.id, to_name: agent?.name, remark, is_of_many: isOfMany }
  return changeContact(actor, seen, {
    update: {
      assigned_for,
      assignee,
      assignee_name: agent?.name ?? $remove(),
      desk: deskOf(org, agent?.id),
    },
    entries: [{ type: 'assignee', ...{ from: seen.assignee, from_name: seen.assignee_name }, ...told }],
    conditions: hasBegunAsSeen(seen),
    others: [...headsOf(seen).map((head) => Head.build(UpdateTransaction).item({ ...head, assignee })), ...others],
  })
}

/** Begins a conversation without a message, so that it is in the list; false where the contact changed meanwhile. */
export function beginConversation(ctx: Ctx, seen: ContactItem, channel: Channel) {
  const { org, id: contact, assignee, status, inbox_at } = seen
  const since = ctx.now.toISOString()
  return changeContact(ctx, seen, {
    update: {
      channels: { [channel]: $set({ inbound: 0, unread: 0 }) },
      ...(inbox_at ? {} : inboxKeys(contact, status, since)),
    },
    conditions: hasBegunAsSeen(seen),
    others: [
      Head.build(PutTransaction)
        .item({ org, conversation: conversationIdOf(contact, channel), contact, channel, assignee })
        .options(onlyNew),
    ],
  })
}

/** Removes a contact as it was read, and who may read its conversations; false where it changed meanwhile. */
export const deleteContact = (seen: ContactItem) =>
  isWritten(
    execute(
      ...contactRemoval(seen, hasBegunAsSeen(seen)),
      ...headsOf(seen).map((head) => Head.build(DeleteTransaction).key(head)),
    ),
  )

/** A conversation that begins at this moment would be left out. */
const hasBegunAsSeen = ({ channels }: ContactItem) =>
  ALL_CHANNELS.map((channel) => ({ attr: `channels.${channel}` as const, exists: channels[channel] !== undefined }))

const headsOf = ({ org, id, channels }: ContactItem) =>
  ALL_CHANNELS.filter((channel) => channels[channel]).map((channel) => ({
    org,
    conversation: conversationIdOf(id, channel),
  }))

/** Sets how many messages of a channel are unread, unless another came in since `contact` was read: then false. */
export async function setUnread(org: OrgId, contact: ContactItem, channel: Channel, unread: number): Promise<boolean> {
  return isWritten(
    Contact.build(UpdateItemCommand)
      .item({ org, id: contact.id, channels: { [channel]: { unread } } })
      .options({ condition: inboundIs(channel, contact.channels[channel]?.inbound) })
      .send(),
  )
}

/** Nothing came in on a channel since so many messages had (undefined: no conversation had begun). */
const inboundIs = (channel: Channel, inbound: number | undefined): Condition<typeof Contact> =>
  inbound === undefined
    ? { attr: `channels.${channel}`, exists: false }
    : { attr: `channels.${channel}.inbound`, eq: inbound }
