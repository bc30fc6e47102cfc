import { outreachJobs } from '#contract/outreach/jobs.ts'
import { runCampaign } from '../core/outreach/campaigns/run-campaign.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'
import { inShares } from './in-shares.ts'

export const handler = eachRecord(
  ({ org, campaign }: { org: string; campaign: string }, run) =>
    runCampaign({ ...run, org: provenOrg(org) }, { campaign }),
  { order: inShares('run-campaigns', outreachJobs['run-campaigns']) },
)
