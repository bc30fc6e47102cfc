import { messagingJobs } from '#contract/messaging/jobs.ts'
import { syncTemplates } from '../core/messaging/templates/sync-templates.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'
import { inShares } from './in-shares.ts'

export const handler = eachRecord(({ org }: { org: string }, run) => syncTemplates({ ...run, org: provenOrg(org) }), {
  order: inShares('sync-templates', messagingJobs['sync-templates']),
})
