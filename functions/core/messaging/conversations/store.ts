import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { $remove, $set } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { ALL_CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import { Contact, type ContactItem, deskOf } from '../../customers/contacts/entity.ts'
import { inboxKeys } from '../../customers/contacts/inbox-sections.ts'
import { partsOf } from '../../customers/contacts/merged-parts.ts'
import { changeContact, contactRemoval, entryPuts, type Write } from '../../customers/contacts/store.ts'
import { agentCheck } from '../../people/accounts/door.ts'
import type { Acting } from '../../platform/actor.ts'
import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { isWritten, onlyNew } from '../../platform/table/conflicts.ts'
import { Head, type HeadItem } from './entity.ts'

export async function findHead(org: OrgId, conversation: string): Promise<HeadItem | undefined> {
  const { Item } = await Head.build(GetItemCommand).key({ org, conversation }).send()
  return Item
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
  acting: Acting,
  seen: ContactItem,
  agent: { id: string; name: string } | undefined,
  { remark, isOfMany, assigned_for, others = [] }: Assigning = {},
) {
  return changeContact(acting, seen, {
    update: { assigned_for, ...assigneeUpdate(seen, agent) },
    entries: [{ ...assigneeEntry(seen, agent), remark, is_of_many: isOfMany }],
    conditions: hasBegunAsSeen(seen),
    others: [...assigneeOfHeads(seen, agent), ...others],
  })
}

type Assignee = { id: string; name: string } | undefined

/** What a contact's own item says of whose it is. */
const assigneeUpdate = ({ org }: ContactItem, agent: Assignee) => ({
  assignee: agent?.id ?? $remove(),
  listed: { assignee_name: agent?.name ?? $remove() },
  desk: deskOf(org, agent?.id),
})
const assigneeEntry = ({ assignee, listed }: ContactItem, agent: Assignee) => ({
  ...{ type: 'assignee' as const, from: assignee, from_name: listed.assignee_name },
  ...{ to: agent?.id, to_name: agent?.name },
})
export const assigneeOfHeads = (seen: ContactItem, agent: Assignee): Write[] =>
  headsOf(seen).map((head) => Head.build(UpdateTransaction).item({ ...head, assignee: agent?.id ?? $remove() }))

/** What a message writes along by which its writer takes an unassigned contact: parts of its transaction. */
export const takingOf = (acting: Acting, seen: ContactItem, taker: { id: string; name: string }) => ({
  taker,
  update: assigneeUpdate(seen, taker),
  conditions: hasBegunAsSeen(seen),
  others: [
    ...entryPuts(acting, seen, [assigneeEntry(seen, taker)]),
    ...assigneeOfHeads(seen, taker),
    agentCheck(acting.org, taker.id),
  ],
})
export type Taking = ReturnType<typeof takingOf>

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

/** Removes a contact as it was read with who was merged into it, and who may read its conversations; false where it changed meanwhile. */
export async function deleteContact(seen: ContactItem): Promise<boolean> {
  const removal = await contactRemoval(seen, hasBegunAsSeen(seen))
  const [, ...merged] = partsOf(seen)
  return isWritten(
    execute(
      ...removal,
      ...merged.map((id) => Contact.build(DeleteTransaction).key({ org: seen.org, id })),
      ...headsOf(seen).map((head) => Head.build(DeleteTransaction).key(head)),
    ),
  )
}

/** A conversation that begins at this moment would be left out. */
const hasBegunAsSeen = ({ channels }: ContactItem) =>
  ALL_CHANNELS.map((channel) => ({ attr: `channels.${channel}` as const, exists: channels[channel] !== undefined }))

const headsOf = ({ org, id, channels }: ContactItem) =>
  ALL_CHANNELS.filter((channel) => channels[channel]).map((channel) => ({
    org,
    conversation: conversationIdOf(id, channel),
  }))
