import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { $remove, $set } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { Channel } from '#contract/customers/channels/channels.ts'
import type { Refused } from '#contract/refusals.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { partsOf } from '../../customers/contacts/merged-parts.ts'
import type { Caller, OrgId } from '../../platform/ctx.ts'
import { dueMove, duePut, dueRemoval, removeDue } from '../../platform/due/door.ts'
import { table } from '../../platform/table/client.ts'
import { isWritten, onlyNew, retryOnContention } from '../../platform/table/conflicts.ts'
import { scheduledOf } from '../conversations/partitions.ts'
import { Scheduled, type ScheduledItem } from './entity.ts'
import { keptUntil } from './rules.ts'

/** All of a conversation; few, as those that wait are limited and others expire. */
export async function listOf(org: OrgId, conversation: string): Promise<ScheduledItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Scheduled)
    .query({ partition: scheduledOf(org, conversation) })
    .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send()
  return Items
}

/** The same of a contact's thread on a channel: also of conversations that merges joined to it. */
export const listInThread = async (org: OrgId, contact: ContactItem, channel: Channel): Promise<ScheduledItem[]> =>
  (await Promise.all(partsOf(contact).map((part) => listOf(org, conversationIdOf(part, channel))))).flat()

export async function findScheduled(org: OrgId, conversation: string, id: string): Promise<ScheduledItem | undefined> {
  const { Item } = await Scheduled.build(GetItemCommand)
    .key({ org, conversation, id })
    .options({ consistent: true })
    .send()
  return Item
}

const dueOf = ({ org, conversation, id: scheduled }: Pick<ScheduledItem, 'org' | 'conversation' | 'id'>) =>
  ({ kind: 'send-scheduled', org, ids: { conversation, scheduled } }) as const

/** Puts one that waits from now on; false if it exists already. */
export const putScheduled = (scheduled: ScheduledItem) =>
  isWritten(
    execute(
      Scheduled.build(PutTransaction).item(scheduled).options(onlyNew),
      duePut({ ...dueOf(scheduled), at: scheduled.send_at }),
    ),
  )

/** True if nothing has happened to it since it was read. */
const isAsRead = ({ status, send_at, updated_at }: ScheduledItem) => ({
  and: [
    { attr: 'status', eq: status } as const,
    { attr: 'send_at', eq: send_at } as const,
    { attr: 'updated_at', eq: updated_at } as const,
  ],
})

/** Replaces one that waits from then on; false if something happened to it meanwhile. */
export function replaceScheduled(seen: ScheduledItem, next: ScheduledItem): Promise<boolean> {
  const entries =
    seen.status === 'waiting'
      ? dueMove(dueOf(seen), seen.send_at, next.send_at)
      : [duePut({ ...dueOf(next), at: next.send_at })]
  return isWritten(
    execute(
      Scheduled.build(PutTransaction)
        .item(next)
        .options({ condition: isAsRead(seen) }),
      ...entries,
    ),
  )
}

/** Takes one back that waits; false if something happened to it meanwhile. */
export const cancelScheduled = (seen: ScheduledItem, now: Date) =>
  isWritten(
    execute(
      Scheduled.build(PutTransaction)
        .item({ ...seen, file: undefined, status: 'canceled', ended_at: now.toISOString(), ttl: keptUntil(now) })
        .options({ condition: isAsRead(seen) }),
      dueRemoval({ ...dueOf(seen), at: seen.send_at }),
    ),
  )

export const deleteScheduled = (seen: ScheduledItem) =>
  isWritten(
    Scheduled.build(DeleteItemCommand)
      .key(seen)
      .options({ condition: isAsRead(seen) })
      .send(),
  )

/** Claims one that waits; false if something happened to it meanwhile. */
export const setSending = (seen: ScheduledItem) =>
  isWritten(
    Scheduled.build(UpdateItemCommand)
      .item({ ...keyOf(seen), status: 'sending' })
      .options({ condition: isAsRead(seen) })
      .send(),
  )

/** Claims one for somebody who sends it before its time, or again; the clock goes on if that ends halfway. */
export const claimNow = (seen: ScheduledItem, { id, name }: Caller) =>
  isWritten(
    execute(
      Scheduled.build(UpdateTransaction)
        .item({ ...keyOf(seen), status: 'sending', user_id: id, user_name: name })
        .options({ condition: isAsRead(seen) }),
      duePut({ ...dueOf(seen), at: seen.send_at }),
    ),
  )

/** Gives it back as it was read. */
export const giveBack = (seen: ScheduledItem) =>
  retryOnContention(() =>
    execute(
      Scheduled.build(PutTransaction)
        .item(seen)
        .options({ condition: { attr: 'status', eq: 'sending' } }),
    ),
  )

/** The clock has nothing more to do for it. */
export const removeDueOf = ({ send_at, ...scheduled }: ScheduledItem) => removeDue({ ...dueOf(scheduled), at: send_at })

type Ending = { status: 'sent'; message: string } | { status: 'canceled' | 'refused'; reason: Refused }

/** Records how a claimed one ended, once; safe to repeat. */
export const endScheduled = (claimed: ScheduledItem, ending: Ending, now: Date) =>
  retryOnContention(() =>
    Scheduled.build(UpdateItemCommand)
      .item({
        ...keyOf(claimed),
        ...ending,
        reason: 'reason' in ending ? ($set(ending.reason) as never) : $remove(),
        ended_at: now.toISOString(),
        ttl: keptUntil(now),
      })
      .options({ condition: { attr: 'status', eq: 'sending' } })
      .send(),
  )

const keyOf = ({ org, conversation, id }: ScheduledItem) => ({ org, conversation, id })
