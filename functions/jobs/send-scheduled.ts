import type { DueBody } from '#contract/due.ts'
import { messagingJobs } from '#contract/messaging/jobs.ts'
import { sendScheduled } from '../core/messaging/scheduled/send-scheduled.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'
import { inShares } from './in-shares.ts'

export const handler = eachRecord(
  ({ org, ...body }: DueBody<'send-scheduled'> & { looks?: number }, run) =>
    sendScheduled({ ...run, org: provenOrg(org) }, body),
  { order: inShares('send-scheduled', messagingJobs['send-scheduled']) },
)
