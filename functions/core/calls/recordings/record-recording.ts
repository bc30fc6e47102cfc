import { EVERYBODY } from '../../customers/contacts/desk-names.ts'
import type { Work } from '../../platform/ctx.ts'
import type { CallItem } from '../calls/entity.ts'
import { findCallBySid } from '../calls/store.ts'
import { updateCall } from '../calls/update-call.ts'

/** Twilio's report on a recording. */
export interface ToldRecording {
  /** The recorded leg. */
  call: string
  sid: string
  url: string
  status: string
  seconds: number
  /** True for the caller's message, false for a conversation. */
  isMessage: boolean
}

/**
 * Records that a call was recorded; its copy follows. Repeats and empty recordings change nothing; a recording of a
 * contact deleted meanwhile is not kept.
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

/** A call keeps one recording and one voicemail, in each case the first. */
function withRecording({ recording, voicemail }: CallItem, { sid, url, seconds, isMessage }: ToldRecording) {
  const made = { sid, url, seconds }
  return isMessage ? { voicemail: voicemail ?? made } : { recording: recording ?? made }
}
