import { callsJobs } from '#contract/calls/jobs.ts'
import { checkCall } from '../core/calls/calls/check-call.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'
import { inShares } from './in-shares.ts'

/** `looks`: the number of this check; omitted for the first. */
type Unsettled = { org: string; call: string; looks?: number }

export const handler = eachRecord(
  ({ org, ...input }: Unsettled, run) => checkCall({ ...run, org: provenOrg(org) }, input),
  { order: inShares('check-calls', callsJobs['check-calls']) },
)
