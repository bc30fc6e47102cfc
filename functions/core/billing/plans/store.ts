import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import type { OrgId } from '../../platform/ctx.ts'
import { replaceWhole } from '../../platform/table/replace-whole.ts'
import { Billing, type BillingItem, Told, type ToldItem } from './entity.ts'

export async function findBilling(org: OrgId): Promise<BillingItem & { org: OrgId }> {
  const { Item } = await Billing.build(GetItemCommand).key({ org }).options({ consistent: true }).send()
  return { version: 0, invoices: [], ...Item, org }
}

export const replaceBilling = (seen: BillingItem, change: Partial<BillingItem>) => replaceWhole(Billing, seen, change)

export async function findTold(org: OrgId, topic: ToldItem['topic']): Promise<ToldItem> {
  const { Item } = await Told.build(GetItemCommand).key({ org, topic }).options({ consistent: true }).send()
  return Item ?? { org, topic, version: 0, about: '', at: '', is_done: false }
}

/** The item as it is then; undefined if someone changed it meanwhile. */
export async function replaceTold(seen: ToldItem, change: Partial<ToldItem>): Promise<ToldItem | undefined> {
  if (!(await replaceWhole(Told, seen, change))) return undefined
  return { ...seen, ...change, version: seen.version + 1 }
}
