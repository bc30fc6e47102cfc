import { EVERYBODY } from '../../customers/contacts/desk-names.ts'
import type { Work } from '../../platform/ctx.ts'
import type { CallItem } from '../calls/entity.ts'
import { findCallBySid } from '../calls/store.ts'
import { updateCall } from '../calls/update-call.ts'

/** What Twilio tells of a recording. */
export interface ToldRecording {
  /** The leg that was recorded. */
  call: string
  sid: string
  url: string
  status: string
  seconds: number
  /** The caller's message, not a conversation. */
  isMessage: boolean
}

/**
 * Takes in that a call was recorded; its copy follows. Repeats, and recordings that came to nothing, change nothing; one of
 * a contact who was deleted meanwhile is not kept.
 */
export async function recordRecording({ org }: Work, told: ToldRecording): Promise<void> {
  if (told.status !== 'completed' || told.url === '') return
  await updateCall(
    () => findCallBySid(org, told.call),
    (seen) => ({
      ...(seen.desk !== EVERYBODY && withRecording(seen, told)),
      ...(told.isMessage && { asked_for_voicemail: true }),
    }),
  )
}

/** A call keeps one of what was said and one message, of each what came first. */
function withRecording({ recording, voicemail }: CallItem, { sid, url, seconds, isMessage }: ToldRecording) {
  const made = { sid, url, seconds }
  return isMessage ? { voicemail: voicemail ?? made } : { recording: recording ?? made }
}
