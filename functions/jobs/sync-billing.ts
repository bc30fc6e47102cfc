import { billingJobs } from '#contract/billing/jobs.ts'
import { endDoubles } from '../core/billing/plans/end-doubles.ts'
import { syncBilling } from '../core/billing/plans/sync-billing.ts'
import { tellPayers } from '../core/billing/plans/tell-payers.ts'
import { updateRenewal } from '../core/billing/plans/update-renewal.ts'
import { isPaidFor } from '../core/billing/stripe/request-stripe.ts'
import { findOrganization } from '../core/people/organizations/door.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'
import { inShares } from './in-shares.ts'

export const handler = eachRecord(
  async ({ org }: { org: string }, run) => {
    const work = { ...run, org: provenOrg(org) }
    if (isPaidFor()) await endDoubles(work)
    const organization = await findOrganization(work.org, true)
    // Paid on a page that was open when the closing began: it is not renewed.
    if (organization?.closing_at) await updateRenewal(work, { renews: false })
    else await syncBilling(work)
    await tellPayers(work)
  },
  { order: inShares('sync-billing', billingJobs['sync-billing']) },
)
