import { telephonyJobs } from '#contract/telephony/jobs.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { followSender } from '../core/telephony/senders/follow-sender.ts'
import { eachRecord } from './each-record.ts'
import { inShares } from './in-shares.ts'

export const handler = eachRecord(({ org }: { org: string }, run) => followSender({ ...run, org: provenOrg(org) }), {
  order: inShares('follow-sender', telephonyJobs['follow-sender']),
})
