import type { RecordingKind } from '#contract/calls/call-statuses.ts'
import { callsJobs } from '#contract/calls/jobs.ts'
import { receiveRecording } from '../core/calls/recordings/receive-recording.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'
import { inShares } from './in-shares.ts'

/** `kind`: by default, the conversation. `tries`: the number of earlier tries; omitted for the first. */
type Waiting = { org: string; call: string; kind?: RecordingKind; tries?: number }

export const handler = eachRecord(
  ({ org, ...input }: Waiting, run) => receiveRecording({ ...run, org: provenOrg(org) }, input),
  { order: inShares('copy-recordings', callsJobs['copy-recordings']) },
)
