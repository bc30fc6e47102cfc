import type { MediaStatus } from '#contract/telephony/message-statuses.ts'
import type { Work } from '../../platform/ctx.ts'
import type { MessageItem } from './entity.ts'
import { findMarked } from './find-marked.ts'
import { markOfCall } from './message-marks.ts'
import { receiveMessage } from './receive-message.ts'
import { setVoicemail } from './store.ts'

/** A message that a missed call's caller left. */
export interface Voicemail {
  seconds: number
  status: MediaStatus
}

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
  const message = await findMarked(work.org, markOfCall(id))
  if (message?.call && saysMore(voicemail, message.call)) await setVoicemail(message, voicemail)
}

/** What is known once stays known: changes may be told again. */
const saysMore = ({ status }: Voicemail, { voicemail_seconds, voicemail_status }: NonNullable<MessageItem['call']>) =>
  voicemail_seconds === undefined || (voicemail_status === 'copying' && status !== 'copying')
