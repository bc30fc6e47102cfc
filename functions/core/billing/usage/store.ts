import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { replaceWhole } from '../../platform/table/replace-whole.ts'
import { UsageDay, type UsageDayItem, UsageMeter, type UsageMeterItem, usageOf } from './entity.ts'

/** The ledger from one day to another, both included. */
export async function listDays(org: OrgId, from: string, to: string): Promise<UsageDayItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(UsageDay)
    .query({ partition: usageOf(org), range: { between: [from, to] } })
    .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send()
  return Items
}

export async function findDay(org: OrgId, day: string): Promise<UsageDayItem | undefined> {
  const { Item } = await UsageDay.build(GetItemCommand).key({ org, day }).options({ consistent: true }).send()
  return Item
}

export const replaceDay = (seen: UsageDayItem, kinds: UsageDayItem['kinds']) => replaceWhole(UsageDay, seen, { kinds })

export async function findMeter(org: OrgId): Promise<UsageMeterItem> {
  const { Item } = await UsageMeter.build(GetItemCommand).key({ org }).options({ consistent: true }).send()
  return Item ?? { org, version: 0, sent_on: '', sent: 0 }
}

/** The item as it is then; undefined if someone changed it meanwhile. */
export async function replaceMeter(seen: UsageMeterItem, change: Partial<UsageMeterItem>) {
  if (!(await replaceWhole(UsageMeter, seen, change))) return undefined
  return { ...seen, ...change, version: seen.version + 1 }
}
