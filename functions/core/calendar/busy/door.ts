import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { $set, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { isConditionMet } from '../../platform/table/conflicts.ts'
import { Busy, type BusyItem, busyOf } from './entity.ts'

/** The dealership's people with a connected calendar, and when they are busy there. */
export async function listBusy(org: OrgId): Promise<BusyItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Busy)
    .query({ partition: busyOf(org) })
    .options({ maxPages: Number.POSITIVE_INFINITY })
    .send()
  return Items
}

export async function findBusy(org: OrgId, user: string) {
  const { Item } = await Busy.build(GetItemCommand).key({ org, user }).send()
  return Item
}

/** Part of a transaction: a person has connected their calendar, of which nothing was read yet. */
export const busyPut = (person: Pick<BusyItem, 'org' | 'user' | 'is_read'>) =>
  Busy.build(PutTransaction).item({ ...person, busy: [] })

/** Part of a transaction: their calendar is connected no more. */
export const busyRemoval = ({ org, user }: Pick<BusyItem, 'org' | 'user'>) =>
  Busy.build(DeleteTransaction).key({ org, user })

/** Only while the person is connected. */
export const setBusy = ({ org, user, busy, checked_at }: Omit<BusyItem, 'is_read'>) =>
  isConditionMet(
    Busy.build(UpdateItemCommand)
      .item({ org, user, busy: $set(busy), checked_at })
      .options({ condition: { attr: 'is_read', eq: true } })
      .send(),
  )
