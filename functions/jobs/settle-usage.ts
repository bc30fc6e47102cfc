import { billingJobs } from '#contract/billing/jobs.ts'
import { settleUsage } from '../core/billing/plans/settle-usage.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'
import { inShares } from './in-shares.ts'

export const handler = eachRecord(({ org }: { org: string }, run) => settleUsage({ ...run, org: provenOrg(org) }), {
  order: inShares('settle-usage', billingJobs['settle-usage']),
})
