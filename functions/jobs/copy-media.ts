import { messagingJobs } from '#contract/messaging/jobs.ts'
import { receiveMedia } from '../core/messaging/media/receive-media.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'
import { inShares } from './in-shares.ts'

/** `tries`: the number of earlier tries; omitted for the first. */
type Waiting = { org: string; conversation: string; message: string; tries?: number }

export const handler = eachRecord(
  ({ org, ...input }: Waiting, run) => receiveMedia({ ...run, org: provenOrg(org) }, input),
  { order: inShares('copy-media', messagingJobs['copy-media']) },
)
