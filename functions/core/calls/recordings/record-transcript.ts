import type { RecordingKind } from '#contract/calls/call-statuses.ts'
import type { SoundTranscript } from '../../messaging/items/sound-transcript.ts'
import { recordVoicemailWords } from '../../messaging/messages/record-voicemail-words.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { recordingOwnerOf } from '../calls/customer-of-call.ts'
import { findCall } from '../calls/door.ts'
import { updateCall } from '../calls/update-call.ts'
import { putTranscript } from './store.ts'

/** Records what is said in a call's recording or voicemail; of a voicemail also where the call stands in the thread. */
export async function recordTranscript(org: OrgId, id: string, kind: RecordingKind, said: SoundTranscript) {
  const call = await findCall({ org }, id)
  if (!call?.[kind]) return
  await putTranscript({ org, owner: recordingOwnerOf(call), call: id, kind, said })
  await updateCall(org, id, ({ [kind]: recorded }) =>
    recorded ? { [kind]: { ...recorded, is_transcribed: true, is_retried: undefined } } : {},
  )
  if (kind === 'voicemail') await recordVoicemailWords(org, id, said)
}
