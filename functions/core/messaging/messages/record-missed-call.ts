import type { Work } from '../../platform/ctx.ts'
import { markOfCall } from './entity.ts'
import { receiveMessage } from './receive-message.ts'
import { findMarker, findMessage, setVoicemail } from './store.ts'

interface Missed {
  call: string
  /** The caller's number. */
  from: string
  /** How long the message is that they left; absent while none is known. */
  voicemail_seconds?: number
}

/**
 * Puts a call that nobody answered into its caller's conversation, as a message of theirs does: it counts as unread, opens
 * what was closed, and is given to somebody. Once a call; told again, it learns of the voicemail.
 */
export async function recordMissedCall(work: Work, { call: id, from, voicemail_seconds }: Missed): Promise<void> {
  const call = { id, voicemail_seconds }
  await receiveMessage(work, { sid: markOfCall(id), from, body: '', media: [], call })
  if (voicemail_seconds === undefined) return
  const marker = await findMarker(work.org, markOfCall(id))
  const message = marker && (await findMessage(work.org, marker.conversation, marker.message, true))
  if (message?.call && message.call.voicemail_seconds === undefined) await setVoicemail(message, voicemail_seconds)
}
