import { billingJobs } from '#contract/billing/jobs.ts'
import { endDoubles } from '../core/billing/plans/end-doubles.ts'
import { syncBilling } from '../core/billing/plans/sync-billing.ts'
import { tellPayers } from '../core/billing/plans/tell-payers.ts'
import { isPaidFor } from '../core/billing/stripe/request-stripe.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'
import { inShares } from './in-shares.ts'

export const handler = eachRecord(
  async ({ org }: { org: string }, run) => {
    const work = { ...run, org: provenOrg(org) }
    if (isPaidFor()) await endDoubles(work)
    await syncBilling(work)
    await tellPayers(work)
  },
  { order: inShares('sync-billing', billingJobs['sync-billing']) },
)
