import { telephonyJobs } from '#contract/telephony/jobs.ts'
import { importMessages } from '../core/messaging/messages/import-messages.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'
import { inShares } from './in-shares.ts'

export const handler = eachRecord(({ org }: { org: string }, run) => importMessages({ ...run, org: provenOrg(org) }), {
  order: inShares('import-messages', telephonyJobs['import-messages']),
})
