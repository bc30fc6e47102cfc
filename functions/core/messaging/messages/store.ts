import type { InputItem } from 'dynamodb-toolbox/entity'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import type { UpdateItemInput } from 'dynamodb-toolbox/entity/actions/update'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { $add, $remove } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import { decodeTime } from 'ulid'
import type { Channel } from '#contract/customers/channels/channels.ts'
import { claimAddress } from '../../customers/addresses/store.ts'
import { Contact, type ContactItem } from '../../customers/contacts/entity.ts'
import { addressesOf, consentKey } from '../../customers/contacts/rules.ts'
import { isStill } from '../../customers/contacts/store.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import {
  failedConditions,
  isContention,
  isWritten,
  onlyNew,
  retryOnContention,
} from '../../platform/table/conflicts.ts'
import { conversationOf, Head, type HeadItem } from '../conversations/entity.ts'
import { Marker, Message, type MessageItem, markOfSid, messageKey } from './entity.ts'
import { ACCEPTED, type Progress, rankBelow, rankOf } from './rules.ts'

export async function findMessage(org: OrgId, conversation: string, id: string, isFresh = false) {
  const { Item } = await Message.build(GetItemCommand)
    .key({ org, conversation, id })
    .options({ consistent: isFresh })
    .send()
  return Item
}

/** When the message with this sid of Twilio's came in, in epoch milliseconds; undefined where it did not yet. */
export async function findArrival(org: OrgId, sid: string): Promise<number | undefined> {
  const marker = await findMarker(org, markOfSid(sid))
  return marker && decodeTime(marker.message)
}

export async function findMarker(org: OrgId, mark: string) {
  const { Item } = await Marker.build(GetItemCommand).key({ org, mark }).options({ consistent: true }).send()
  return Item
}

/** The messages before `before` (default: the newest), oldest first, with the conversation's head where the query met it. */
export async function listBefore(org: OrgId, conversation: string, before: string | undefined, limit: number) {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .entities(Message, Head)
    .query({
      partition: conversationOf(org, conversation),
      ...(before ? { range: { lt: messageKey(before) } } : {}),
    })
    .options({ reverse: true, limit: before ? limit : limit + 1, showEntityAttr: true })
    .send()
  return { ...split(Items.toReversed()), isCut: isCut(LastEvaluatedKey, Items, limit) }
}

/** The messages after `after`, oldest first, with the head where the page reaches the end. */
export async function listAfter(org: OrgId, conversation: string, after: string, limit: number, isFresh = false) {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .entities(Message, Head)
    .query({ partition: conversationOf(org, conversation), range: { gt: messageKey(after) } })
    .options({ limit, showEntityAttr: true, consistent: isFresh })
    .send()
  return { ...split(Items), isCut: isCut(LastEvaluatedKey, Items, limit) }
}

/** DynamoDB ends a page at 1 MB of long messages, however many were asked for. */
const isCut = (next: unknown, items: unknown[], limit: number) => next !== undefined && items.length < limit

function split(items: (MessageItem | HeadItem)[]) {
  return {
    messages: items.filter((item): item is MessageItem => 'body' in item),
    head: items.find((item): item is HeadItem => !('body' in item)),
  }
}

/** Moves a message's status forward. False where it stands as far or further, has another sid, or does not exist. */
export async function advanceMessage(
  org: OrgId,
  conversation: string,
  id: string,
  progress: Progress,
): Promise<boolean> {
  return retryOnContention(() =>
    Message.build(UpdateItemCommand)
      .item({
        org,
        conversation,
        id,
        rank: rankOf(progress.status),
        ...progress,
        error_code: progress.error_code ?? $remove(),
      })
      .options({
        condition: {
          and: [{ attr: 'rank', lt: rankBelow(progress) }, ...(progress.sid ? [mayBear(progress.sid)] : [])],
        },
      })
      .send(),
  )
}

const mayBear = (sid: string): Condition<typeof Message> => ({
  or: [
    { attr: 'sid', eq: sid },
    { and: [{ attr: 'sid', exists: false }, { not: { attr: 'not_sids', contains: sid } }] },
  ],
})

/**
 * Gives a message the sid that Twilio's list told of. The same write claims the sid and denies it to the `rivals`, whose
 * it might have been: no sid ever stands on two messages, whatever comes in later. What Twilio answers to a message's own
 * request needs no claim. False where somebody knew better meanwhile.
 */
export async function takeSid(message: MessageItem, sid: string, rivals: MessageItem[]): Promise<boolean> {
  const { org, conversation, id } = message
  return isWritten(
    execute(
      Message.build(UpdateTransaction)
        .item({ org, conversation, id, ...ACCEPTED, sid, error_code: $remove() })
        .options({ condition: { and: [{ attr: 'rank', lt: ACCEPTED.rank }, mayBear(sid)] } }),
      Marker.build(PutTransaction)
        .item({ org, mark: markOfSid(sid), conversation, message: id })
        .options(onlyNew),
      ...rivals.map((rival) =>
        Message.build(UpdateTransaction)
          .item({ org, conversation, id: rival.id, not_sids: $add(new Set([sid])) })
          .options({ condition: { attr: 'sid', exists: false } }),
      ),
    ),
  )
}

/** What a message does to its contact: `put` makes a new one and claims its addresses, `update` changes the one that was read as `seen`. */
export type ContactChange =
  | { put: InputItem<typeof Contact> }
  | { seen: ContactItem; update: UpdateItemInput<typeof Contact>; isRefusedAfterOptOut: boolean }

/**
 * Writes a message, its marker, its conversation's head (when it is the first) and what the inbox row shows of it: all
 * or nothing. `repeated`: the marker was there already. `changed`: the contact is not as it was read; read it again.
 */
export async function appendMessage(
  message: InputItem<typeof Message>,
  mark: string | undefined,
  change: ContactChange,
): Promise<'appended' | 'repeated' | 'changed'> {
  const { org, conversation, contact, channel, id } = message
  const writes: Write[] = [Message.build(PutTransaction).item(message), contactWrite(message, change)]
  if ('put' in change) writes.push(...addressesOf(change.put).map((address) => claimAddress(org, address, contact)))
  const seen = 'seen' in change ? change.seen : undefined
  if (!seen?.channels[channel])
    writes.push(
      Head.build(PutTransaction)
        .item({ org, conversation, contact, channel, assignee: seen?.assignee })
        .options(onlyNew),
    )
  const marker = mark === undefined ? -1 : writes.length
  if (mark !== undefined)
    writes.push(Marker.build(PutTransaction).item({ org, mark, conversation, message: id }).options(onlyNew))
  try {
    await execute(...writes)
    return 'appended'
  } catch (error) {
    const failed = failedConditions(error)
    if (failed?.includes(marker)) return 'repeated'
    if (failed?.length || isContention(error)) return 'changed'
    throw error
  }
}

type Write = Extract<Parameters<typeof execute>[number], { entity: unknown }>

/**
 * The row's place follows from its status, and who reads a conversation from the assignee: both must still be what was
 * read; so must a missing opt-out.
 * A row that shows a newer message by now is read again.
 */
function contactWrite({ channel, to = '' }: { channel: Channel; to?: string }, change: ContactChange): Write {
  if ('put' in change) return Contact.build(PutTransaction).item(change.put).options(onlyNew)
  const { seen, update, isRefusedAfterOptOut } = change
  const conditions: Condition<typeof Contact>[] = [
    { attr: 'org', exists: true },
    isStill('assignee', seen.assignee),
    // A conversation opens once, whatever else comes at the same moment.
    isStill('status', seen.status),
    ...(update.opened_at === undefined ? [] : [isStill('opened_at', seen.opened_at)]),
    // The address a message came from or goes to must still be theirs.
    isStill('phone', seen.phone),
    isStill('whatsapp_number', seen.whatsapp_number),
  ]
  if (typeof update.last_message_at === 'string' && typeof update.last_message_id === 'string')
    conditions.push(showsOlder(update.last_message_at, update.last_message_id))
  if (isRefusedAfterOptOut) conditions.push(isStill(`opted_out.${consentKey(channel, to)}`, undefined))
  return Contact.build(UpdateTransaction)
    .item(update)
    .options({ condition: { and: conditions } })
}

const showsOlder = (at: string, id: string): Condition<typeof Contact> => ({
  or: [
    { attr: 'last_message_at', exists: false },
    { attr: 'last_message_at', lt: at },
    {
      and: [
        { attr: 'last_message_at', eq: at },
        {
          or: [
            { attr: 'last_message_id', exists: false },
            { attr: 'last_message_id', lt: id },
          ],
        },
      ],
    },
  ],
})
