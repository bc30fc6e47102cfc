import { monotonicFactory } from 'ulid'
import type { Channel } from '#contract/customers/channels/channels.ts'
import { serverNow } from '../../../lib/server-time.ts'
import { useUserId } from '../../../lib/session.ts'
import { dropUnsent, keepUnsent, type Unsent } from './outbox.ts'
import { useDispatch } from './use-dispatch.ts'

export interface Recipient {
  type: Channel
  conversation_id: string
  contact_id: string
}

/** What a message says: a text, a file with or without one, or a vehicle. */
export type Sendable = Pick<Unsent, 'body' | 'file' | 'vehicle_id'>

/** Ids in the order in which they were given, also within a millisecond. */
const newId = monotonicFactory()

/** Sends a conversation's messages: shown at once, kept until the server has them. */
export function useSend(to: Recipient) {
  const userId = useUserId()
  const dispatch = useDispatch()

  function sendNow(unsent: Unsent, isTakenBack?: () => boolean) {
    const now = { ...unsent, written_at: new Date(serverNow()).toISOString(), failure: null }
    keepUnsent(now)
    return dispatch(now, isTakenBack)
  }

  return {
    /** A new message, under a new id; answers why it was refused, where what was written `isTakenBack`. */
    send: (content: Sendable, isTakenBack: () => boolean) =>
      sendNow({ ...to, ...content, client_id: newId(), user_id: userId, written_at: '', failure: null }, isTakenBack),
    /** A message that never got an answer: under its own id, so that it cannot become two. */
    retry: (unsent: Unsent) => sendNow(unsent),
    discard: dropUnsent,
  }
}
