import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import type { OrgId } from '../../platform/ctx.ts'
import { replaceWhole } from '../../platform/table/replace-whole.ts'
import { Billing, type BillingItem } from './entity.ts'

export async function findBilling(org: OrgId): Promise<BillingItem & { org: OrgId }> {
  const { Item } = await Billing.build(GetItemCommand).key({ org }).options({ consistent: true }).send()
  return { version: 0, invoices: [], ...Item, org }
}

export const replaceBilling = (seen: BillingItem, change: Partial<BillingItem>) => replaceWhole(Billing, seen, change)
