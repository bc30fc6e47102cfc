import type { Work } from '../../platform/ctx.ts'
import { type MessageItem, markOfCall } from '../messages/entity.ts'
import { receiveMessage } from '../messages/receive-message.ts'
import { findMarker } from '../messages/sid-store.ts'
import { findMessage } from '../messages/store.ts'
import { setVoicemail, type Voicemail } from './store.ts'

interface Missed {
  call: string
  /** The caller's number. */
  from: string
  /** The message that they left; absent while none is known. */
  voicemail?: Voicemail
}

/**
 * Puts a call that nobody answered into its caller's conversation, as a message of theirs does: it counts as unread, opens
 * what was closed, and is given to somebody. Once a call; told again, it learns of the voicemail, and whether that plays.
 */
export async function recordMissedCall(work: Work, { call: id, from, voicemail }: Missed): Promise<void> {
  const call = { id, voicemail_seconds: voicemail?.seconds, voicemail_status: voicemail?.status }
  await receiveMessage(work, { sid: markOfCall(id), from, body: '', media: [], call })
  if (voicemail === undefined) return
  const marker = await findMarker(work.org, markOfCall(id))
  const message = marker && (await findMessage(work.org, marker.conversation, marker.message, true))
  if (message?.call && saysMore(voicemail, message.call)) await setVoicemail(message, voicemail)
}

/** What is known once stays known: changes may be told again. */
const saysMore = ({ status }: Voicemail, { voicemail_seconds, voicemail_status }: NonNullable<MessageItem['call']>) =>
  voicemail_seconds === undefined || (voicemail_status === 'copying' && status !== 'copying')
