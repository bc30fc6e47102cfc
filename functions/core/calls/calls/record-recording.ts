import { EVERYBODY } from '../../customers/contacts/desk-names.ts'
import type { Work } from '../../platform/ctx.ts'
import type { CallItem } from './entity.ts'
import { updateCall } from './update-call.ts'

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
  await updateCall(org, { leg: told.call }, (seen) => withRecorded(seen, told))
}

/** What a report on a recording adds to what is known of its call. */
export const withRecorded = (
  seen: Pick<CallItem, 'desk' | 'recording' | 'voicemail'>,
  told: Omit<ToldRecording, 'call' | 'status'>,
) => ({
  ...(seen.desk !== EVERYBODY && withRecording(seen, told)),
  ...(told.isMessage && { asked_for_voicemail: true }),
})

/** A call keeps one recording and one voicemail, in each case the first. */
function withRecording(
  { recording, voicemail }: Pick<CallItem, 'recording' | 'voicemail'>,
  { sid, url, seconds, isMessage }: Omit<ToldRecording, 'call' | 'status'>,
) {
  const made = { sid, url, seconds }
  return isMessage ? { voicemail: voicemail ?? made } : { recording: recording ?? made }
}
