import { callsJobs } from '#contract/calls/jobs.ts'
import { sendTextBack } from '../core/calls/missed/send-text-back.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'
import { inShares } from './in-shares.ts'

export const handler = eachRecord(
  ({ org, ...input }: { org: string; call: string }, run) => sendTextBack({ ...run, org: provenOrg(org) }, input),
  { order: inShares('send-text-backs', callsJobs['send-text-backs']) },
)
