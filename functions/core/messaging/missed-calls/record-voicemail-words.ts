import type { OrgId } from '../../platform/ctx.ts'
import type { SoundTranscript } from '../items/sound-transcript.ts'
import { setTranscript } from '../media/store.ts'
import { markOfCall } from '../messages/entity.ts'
import { findMarker } from '../messages/sid-store.ts'
import { findMessage } from '../messages/store.ts'

/** Records what a missed call's caller said, where the call stands in their conversation. */
export async function recordVoicemailWords(org: OrgId, call: string, transcript: SoundTranscript): Promise<void> {
  const marker = await findMarker(org, markOfCall(call))
  const message = marker && (await findMessage(org, marker.conversation, marker.message, true))
  if (message) await setTranscript(message, transcript)
}
