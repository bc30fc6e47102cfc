import { assistantJobs } from '#contract/assistant/jobs.ts'
import type { RecordingKind } from '#contract/calls/call-statuses.ts'
import { transcribeRecording } from '../core/assistant/transcripts/transcribe-recording.ts'
import { transcribeVoiceNote } from '../core/assistant/transcripts/transcribe-voice-note.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'
import { inShares } from './in-shares.ts'

/** The sound of a message or of a call. `tries`: the number of earlier tries; omitted for the first. */
type Stored = { org: string; tries?: number } & (
  | { conversation: string; message: string }
  | { call: string; kind: RecordingKind }
)

export const handler = eachRecord(
  ({ org, ...sound }: Stored, run) => {
    const work = { ...run, org: provenOrg(org) }
    return 'call' in sound ? transcribeRecording(work, sound) : transcribeVoiceNote(work, sound)
  },
  { order: inShares('transcribe-sounds', assistantJobs['transcribe-sounds']) },
)
