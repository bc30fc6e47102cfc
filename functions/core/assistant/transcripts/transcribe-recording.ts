import type { RecordingKind } from '#contract/calls/call-statuses.ts'
import { recordingOwnerOf } from '../../calls/calls/customer-of-call.ts'
import { findCall } from '../../calls/calls/door.ts'
import { recordTranscript } from '../../calls/recordings/record-transcript.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import type { Work } from '../../platform/ctx.ts'
import { PAUSES } from './rules.ts'
import { transcribeFile } from './transcribe-file.ts'

interface Asked {
  call: string
  kind: RecordingKind
  /** The number of earlier tries. */
  tries?: number
}

/** Writes out a recorded call or a voicemail, once, and once more when asked to; after an hour without an answer that is told in its place. */
export async function transcribeRecording({ org }: Work, { call: id, kind, tries = 0 }: Asked) {
  const call = await findCall({ org }, id)
  const recorded = call?.[kind]
  if (!call || !recorded?.file || (recorded.is_transcribed && !recorded.is_retried)) return
  const { file, content_type: mime = '', seconds } = recorded
  const said = await transcribeFile(org, { owner: recordingOwnerOf(call), file, mime, seconds, turn: id })
  const delaySeconds = PAUSES[tries]
  if (said === 'later' && delaySeconds !== undefined)
    await enqueue('transcribe-sounds', { org, call: id, kind, tries: tries + 1 }, { delaySeconds })
  else if (said) await recordTranscript(org, id, kind, said === 'later' ? { text: '', problem: 'unavailable' } : said)
}
