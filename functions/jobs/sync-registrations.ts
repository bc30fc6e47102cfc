import { telephonyJobs } from '#contract/telephony/jobs.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { syncRegistration } from '../core/telephony/registrations/sync-registration.ts'
import { eachRecord } from './each-record.ts'
import { inShares } from './in-shares.ts'

export const handler = eachRecord(
  ({ org }: { org: string }, run) => syncRegistration({ ...run, org: provenOrg(org) }),
  { order: inShares('sync-registrations', telephonyJobs['sync-registrations']) },
)
