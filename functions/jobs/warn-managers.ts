import { telephonyJobs } from '#contract/telephony/jobs.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { warnManagers } from '../core/telephony/connections/warn-managers.ts'
import { eachRecord } from './each-record.ts'
import { inShares } from './in-shares.ts'

export const handler = eachRecord(
  ({ org, ...only }: { org: string; user?: string }, run) => warnManagers({ ...run, org: provenOrg(org) }, only),
  { order: inShares('warn-managers', telephonyJobs['warn-managers']) },
)
