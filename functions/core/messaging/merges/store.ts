import { BatchDeleteRequest } from 'dynamodb-toolbox/entity/actions/batchDelete'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition'
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { $remove } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import { ALL_CHANNELS } from '#contract/customers/channels/channels.ts'
import { handAddress, listHeldBy } from '../../customers/addresses/store.ts'
import { Contact, type ContactItem, hiddenKeys } from '../../customers/contacts/entity.ts'
import { claimsOf } from '../../customers/contacts/reachable-addresses.ts'
import { asSeen, isKnownAsSeen, isStill, isThere, type Write } from '../../customers/contacts/store.ts'
import { HistoryEntry } from '../../customers/history/entity.ts'
import { splitLongTexts } from '../../customers/long-texts/store.ts'
import { noTwinsRemoval, pairOf } from '../../customers/twins/store.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { writeAll } from '../../platform/table/batches.ts'
import { table } from '../../platform/table/client.ts'
import { isConditionMet, isWritten, onlyNew } from '../../platform/table/conflicts.ts'
import { headsPut, headsRemoval, isHeardAsSeen, wakingPuts } from '../conversations/door.ts'
import { Merge, type MergeItem, mergesOf, type Seen } from './entity.ts'

const MOST_LISTED = 100

export async function findMerge(org: OrgId, id: string): Promise<MergeItem | undefined> {
  const { Item } = await Merge.build(GetItemCommand).key({ org, id }).options({ consistent: true }).send()
  return Item
}

/** The latest merges, newest first. */
export async function listLatest(org: OrgId) {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Merge)
    .query({ partition: mergesOf(org) })
    .options({ reverse: true, limit: MOST_LISTED, consistent: true })
    .send()
  return Items
}

/** Makes one contact of two, as both were read, with what is written along, all or nothing; false where either changed meanwhile. */
export async function putMerge(merge: MergeItem, { kept, leaving, after }: Seen, others: Write[]): Promise<boolean> {
  const { org, id } = merge
  const held = await listHeldBy(org, leaving.id, claimsOf(leaving.listed))
  return isWritten(
    execute(
      ...contactPut(after, { and: isAsRead(kept) }),
      Contact.build(UpdateTransaction)
        .item({ org, id: leaving.id, merged_into: kept.id, ...hiddenKeys(leaving), inbox_at: $remove() })
        .options({ condition: { and: isAsRead(leaving) } }),
      ...held.map((address) => handAddress(org, address, leaving.id, kept.id)),
      ...headsPut(after),
      ...headsPut(leaving, after),
      Merge.build(PutTransaction).item(merge).options(onlyNew),
      // Under the merge's id, so that it goes with it.
      HistoryEntry.build(PutTransaction).item({
        ...{ org, contact: kept.id, id, type: 'joined', at: merge.at, remark: merge.name },
        ...{ user_id: merge.user_id, user_name: merge.user_name },
      }),
      ...wakingPuts(after),
      noTwinsRemoval(org, pairOf(kept.id, leaving.id)),
      ...others,
    ),
  )
}

/** A deleted contact's merges keep what they knew of it no longer. */
export const deleteMerges = (org: OrgId, ids: string[]): Promise<void> =>
  writeAll([...new Set(ids)].map((id) => Merge.build(BatchDeleteRequest).key({ org, id })))

/** From now on nobody merges either of them, until they are two again. False where somebody did before. */
export const setUndoing = ({ org, id }: MergeItem) =>
  isConditionMet(
    Merge.build(UpdateItemCommand)
      .item({ org, id, status: 'undoing' })
      .options({ condition: { attr: 'status', eq: 'merged' } })
      .send(),
  )

/** Makes two contacts again of one that still is as it was read, all or nothing; false where it changed meanwhile. */
export async function putUndone(
  merge: MergeItem,
  now: ContactItem,
  { kept, leaving }: Pick<Seen, 'kept' | 'leaving'>,
  others: Write[],
): Promise<boolean> {
  const { org, id } = merge
  const held = await listHeldBy(org, kept.id, claimsOf(leaving.listed))
  return isWritten(
    execute(
      ...contactPut(kept, { and: isAsRead(now) }),
      ...contactPut(leaving, { attr: 'merged_into', eq: kept.id }),
      ...held.map((address) => handAddress(org, address, kept.id, leaving.id)),
      ...headsPut(kept),
      ...headsPut(leaving),
      ...headsRemoval(now, kept),
      Merge.build(PutTransaction).item({ ...merge, status: 'undone', seen: undefined, beside: undefined }),
      HistoryEntry.build(DeleteTransaction).key({ org, contact: kept.id, id }),
      ...wakingPuts(leaving),
      ...others,
    ),
  )
}

function contactPut(contact: ContactItem, condition: Condition<typeof Contact>): Write[] {
  const { listed, writes } = splitLongTexts(contact.org, contact.id, contact.listed)
  return [
    Contact.build(PutTransaction)
      .item({ ...contact, listed })
      .options({ condition }),
    ...writes,
  ]
}

/** Nothing that a merge or its undoing joins or parts has changed since a contact was read. */
function isAsRead(contact: ContactItem): Condition<typeof Contact>[] {
  const plain = ['snooze', 'opened_at', 'inbox_at', 'board_at', 'last_message_id', 'assistant'] as const
  const vehicle = contact.listed.vehicle?.at
  return [isThere].concat(
    asSeen(contact),
    isKnownAsSeen(contact),
    isHeardAsSeen(contact),
    plain.map((attr) => isStill(attr, contact[attr])),
    ALL_CHANNELS.flatMap((channel): Condition<typeof Contact>[] => {
      const state = contact.channels[channel]
      return state ? [{ attr: `channels.${channel}.unread`, eq: state.unread }] : []
    }),
    [vehicle ? { attr: 'listed.vehicle.at', eq: vehicle } : { attr: 'listed.vehicle.at', exists: false }],
    [contact.merged ? { attr: 'merged', eq: contact.merged } : { attr: 'merged', exists: false }],
  )
}
