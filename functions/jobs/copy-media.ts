import { receiveMedia } from '../core/messaging/media/receive-media.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'

/** `tries`: the number of earlier tries; omitted for the first. */
type Waiting = { org: string; conversation: string; message: string; tries?: number }

export const handler = eachRecord(({ org, ...input }: Waiting, run) =>
  receiveMedia({ ...run, org: provenOrg(org) }, input),
)
