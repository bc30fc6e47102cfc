import { syncBilling } from '../core/billing/plans/sync-billing.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'

export const handler = eachRecord(({ org }: { org: string }, run) => syncBilling({ ...run, org: provenOrg(org) }))
