import type { DueBody } from '#contract/due.ts'
import { outreachJobs } from '#contract/outreach/jobs.ts'
import { deliverEvent } from '../core/outreach/webhooks/deliver-event.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'
import { inShares } from './in-shares.ts'

export const handler = eachRecord(
  ({ org, ...input }: DueBody<'deliver-webhooks'>, { now }) => deliverEvent(provenOrg(org), input, now),
  { order: inShares('deliver-webhooks', outreachJobs['deliver-webhooks']) },
)
