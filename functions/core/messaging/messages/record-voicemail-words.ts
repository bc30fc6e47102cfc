import type { OrgId } from '../../platform/ctx.ts'
import type { SoundTranscript } from '../items/sound-transcript.ts'
import { dropTranscript, setTranscript } from './door.ts'
import { findMarked } from './find-marked.ts'
import { markOfCall } from './message-marks.ts'

/** Records what a missed call's caller said, where the call stands in their conversation. */
export async function recordVoicemailWords(org: OrgId, call: string, transcript: SoundTranscript): Promise<void> {
  const message = await findMarked(org, markOfCall(call))
  if (message) await setTranscript(message, transcript)
}

/** Forgets them again: the recording is kept no longer. */
export async function forgetVoicemailWords(org: OrgId, call: string): Promise<void> {
  const message = await findMarked(org, markOfCall(call))
  if (message?.transcript) await dropTranscript(message)
}
