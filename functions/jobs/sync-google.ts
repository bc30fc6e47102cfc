import { calendarJobs } from '#contract/calendar/jobs.ts'
import { type SyncInput, syncGoogle } from '../core/calendar/google/sync-google.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'
import { inShares } from './in-shares.ts'

export const handler = eachRecord(
  ({ org, ...input }: { org: string } & SyncInput, run) => syncGoogle({ ...run, org: provenOrg(org) }, input),
  { order: inShares('sync-google', calendarJobs['sync-google']) },
)
