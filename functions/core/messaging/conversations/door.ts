import type { Entity, FormattedItem } from 'dynamodb-toolbox/entity'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate'
import { $remove } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import { ALL_CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { MAIL } from '#contract/customers/channels/mail-channel.ts'
import { changeContact } from '../../customers/contacts/change-contact.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import { contactRemoval, setContact } from '../../customers/contacts/door.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { inboxPlaceOf, isWoken, type Section, snoozedUntil } from '../../customers/contacts/inbox-sections.ts'
import { listInbox } from '../../customers/contacts/list-inbox.ts'
import { partsOf } from '../../customers/contacts/merged-parts.ts'
import { consentKeys } from '../../customers/contacts/opt-outs.ts'
import { addressFor } from '../../customers/contacts/reachable-addresses.ts'
import { recordHashes } from '../../customers/contacts/record-hashes.ts'
import { entryPuts } from '../../customers/history/door.ts'
import { agentCheck } from '../../people/accounts/door.ts'
import type { Asking } from '../../platform/access.ts'
import type { Acting } from '../../platform/actor.ts'
import type { OrgId, Work } from '../../platform/ctx.ts'
import { duePut } from '../../platform/due/door.ts'
import { table } from '../../platform/table/client.ts'
import { onlyNew } from '../../platform/table/conflicts.ts'
import { type Write, writeTogether } from '../../platform/table/write.ts'
import { stateOf, stoppedFor } from '../consents/consent-states.ts'
import { listConsentsOf } from '../consents/door.ts'
import { Head, type HeadItem } from './entity.ts'
import { conversationOf } from './partitions.ts'
import { wakingOf } from './waking-of.ts'

export async function findHead(org: OrgId, conversation: string): Promise<HeadItem | undefined> {
  const { Item } = await Head.build(GetItemCommand).key({ org, conversation }).send()
  return Item
}

/** The newest conversations of a section that who asks may see, newest first; `place` leads on where there may be more. */
export async function listNewest(
  asking: Asking,
  section: Section,
  { below, limit }: { below?: string; limit: number },
) {
  const { rows } = await listInbox(asking, [section], { place: below, limit })
  const contacts = rows.slice(0, limit)
  const last = contacts.at(-1)
  return { contacts, place: last && contacts.length === limit ? inboxPlaceOf(last) : undefined }
}

interface Span {
  /** Sort keys behind which, or before which, it lies; neither: at the newest end. */
  above?: string
  below?: string
  limit: number
  isFresh?: boolean
}

/** What of a kind lies in a conversation, oldest first, with the conversation's head where the page meets it: at the newest end. */
export async function listLying<Lying extends Entity>(
  lying: Lying,
  { org, conversation }: { org: OrgId; conversation: string },
  { above, below, limit, isFresh = false }: Span,
) {
  const isAtEnd = above === undefined && below === undefined
  const range = above !== undefined ? { gt: above } : below !== undefined ? { lt: below } : undefined
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .entities(lying as Entity, Head)
    .query({ partition: conversationOf(org, conversation), ...(range && { range }) })
    .options({ reverse: above === undefined, limit: isAtEnd ? limit + 1 : limit, consistent: isFresh })
    .send()
  const isHead = (one: object): one is HeadItem => !('id' in one)
  const found = above === undefined ? Items.toReversed() : Items
  return {
    lying: found.filter((one) => !isHead(one)) as FormattedItem<Lying>[],
    head: found.find(isHead),
    /** DynamoDB ended the page at 1 MB, however many were asked for. */
    isCut: LastEvaluatedKey !== undefined && Items.length < limit,
  }
}

interface Assigning {
  /** The history's entry beside it. */
  remark?: string
  /** One of many that are given at once. */
  isOfMany?: true
  /** The opening for which it is given. */
  assigned_for?: string
  /** The parts written along, all or nothing. */
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
    update: { assigned_for, ...assigneeUpdate(agent) },
    entries: [{ ...assigneeEntry(seen, agent), remark, is_of_many: isOfMany }],
    still: ['begun'],
    others: [...assigneeOfHeads(seen, agent), ...others],
  })
}

type Assignee = { id: string; name: string } | undefined

/** What a contact's own item says of whose it is. */
const assigneeUpdate = (agent: Assignee) => ({
  assignee: agent?.id ?? $remove(),
  listed: { assignee_name: agent?.name ?? $remove() },
})
const assigneeEntry = ({ assignee, listed }: ContactItem, agent: Assignee) => ({
  type: 'assignee' as const,
  from: assignee,
  from_name: listed.assignee_name,
  to: agent?.id,
  to_name: agent?.name,
})
export const assigneeOfHeads = (seen: ContactItem, agent: Assignee): Write[] =>
  headsOf(seen).map((head) => Head.build(UpdateTransaction).item({ ...head, assignee: agent?.id ?? $remove() }))

/** The parts that a message writes along, by which its writer takes an unassigned contact: parts of its transaction. */
export const takingOf = (acting: Acting, seen: ContactItem, taker: { id: string; name: string }) => ({
  taker,
  update: assigneeUpdate(taker),
  others: [
    ...entryPuts(acting, seen, [assigneeEntry(seen, taker)]),
    ...assigneeOfHeads(seen, taker),
    agentCheck(acting.org, taker.id),
  ],
})
export type Taking = ReturnType<typeof takingOf>

/** Part of a transaction: a conversation begins, with what decides who may read it. */
export const headPut = (head: HeadItem): Write => Head.build(PutTransaction).item(head).options(onlyNew)

/**
 * Parts of a merge's transaction, or of its undoing: a contact's heads, with the conversations of who was merged into it;
 * `into`: they are parts of that one's from now on.
 */
export const headsPut = (contact: ContactItem, into?: ContactItem): Write[] =>
  ALL_CHANNELS.filter((channel) => contact.channels[channel]).map((channel) => {
    const [conversation = '', ...joined] = partsOf(contact).map((part) => conversationIdOf(part, channel))
    return Head.build(PutTransaction).item({
      org: contact.org,
      conversation,
      contact: contact.id,
      channel,
      assignee: contact.assignee,
      joined: joined.length > 0 ? joined : undefined,
      joined_to: into && conversationIdOf(into.id, channel),
    })
  })

/** Parts of a transaction: conversations that a contact has and had not before are over. */
export const headsRemoval = (contact: ContactItem, before: ContactItem): Write[] =>
  headsOf(contact)
    .filter(({ conversation }) => !headsOf(before).some((head) => head.conversation === conversation))
    .map((head) => Head.build(DeleteTransaction).key(head))

/** Part of a transaction: the clock wakes a conversation that sleeps; it passes over one that no longer does. */
export const wakingPuts = (contact: ContactItem): Write[] => {
  const until = snoozedUntil(contact)
  return until === undefined ? [] : [duePut(wakingOf(contact, until))]
}

/**
 * Removes a contact as it was read with who was merged into it, and who may read its conversations; false where it changed
 * meanwhile. Of its addresses hashes stay, with what was stopped there; what lies beside it follows (jobs/remove-left.ts).
 */
export async function deleteContact(work: Pick<Work, 'org' | 'now'>, seen: ContactItem): Promise<boolean> {
  await recordHashes(seen, await endedOf(work, seen))
  const removal = await contactRemoval(seen)
  return writeTogether([...removal, ...headsOf(seen).map((head) => Head.build(DeleteTransaction).key(head))])
}

/** Finds what they want no more: they may have told somebody, and not at an address; offers by mail end by a mail's link. */
async function endedOf({ org, now }: Pick<Work, 'org' | 'now'>, contact: ContactItem) {
  const consents = await listConsentsOf(org, contact)
  const at = now.toISOString()
  const isStopped = Object.keys(contact.opted_out).length === 0 && stoppedFor(contact, consents) === 'all'
  const mail = addressFor(contact, MAIL)
  const state = mail && stateOf(consents, consentKeys(contact.listed, MAIL, mail), 'mail_offers')
  return { stopped: isStopped ? at : undefined, offers: state === 'withdrawn' ? at : undefined }
}

/** Sets how many messages of a channel are unread, and that a woken conversation was opened, unless another came in since `contact` was read: then false. */
export const setUnread = (contact: ContactItem, channel: Channel, unread: number): Promise<boolean> =>
  setContact(
    contact,
    { ...(isWoken(contact) && { snooze: $remove() }), channels: { [channel]: { unread } } },
    { heardOn: channel },
  )

const headsOf = ({ org, id, channels }: ContactItem) =>
  ALL_CHANNELS.filter((channel) => channels[channel]).map((channel) => ({
    org,
    conversation: conversationIdOf(id, channel),
  }))
