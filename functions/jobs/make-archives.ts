import { leavingJobs } from '#contract/leaving/jobs.ts'
import { writeArchive } from '../core/leaving/archives/write-archive.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'
import { inShares } from './in-shares.ts'

export const handler = eachRecord(
  ({ org, id }: { org: string; id: string }, run) => writeArchive({ ...run, org: provenOrg(org) }, { id }),
  { order: inShares('make-archives', leavingJobs['make-archives']) },
)
