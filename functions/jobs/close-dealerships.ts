import { leavingJobs } from '#contract/leaving/jobs.ts'
import { type ClosingWork, takeStep } from '../core/leaving/closures/take-step.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'
import { inShares } from './in-shares.ts'

export const handler = eachRecord(
  ({ org, ...work }: { org: string } & ClosingWork, run) => takeStep({ ...run, org: provenOrg(org) }, work),
  { order: inShares('close-dealerships', leavingJobs['close-dealerships']) },
)
