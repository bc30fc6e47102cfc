import { monotonicFactory } from 'ulid'
import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { UNDO_MS } from '#contract/messaging/mail-facts.ts'
import { noteTaken } from '../../../data/conversations/taken-leads.ts'
import { useKnownRows } from '../../../data/conversations/use-known-rows.ts'
import { useKnownThreads } from '../../../data/messages/use-known-threads.ts'
import { ApiError, type ApiErrorCode } from '../../../lib/api-error.ts'
import { serverNow } from '../../../lib/server-time.ts'
import { useCurrentUserId, useUserId } from '../../../lib/session.ts'
import { deliver, inTurn } from './deliver.ts'
import { dropUnsent, findUnsent, keepUnsent, type Unsent } from './outbox.ts'

export interface Recipient {
  type: Channel
  conversation_id: string
  contact_id: string
  /** Another of their numbers than the one that they wrote from last. */
  to?: string
}

/** A message's content: a text, a file with or without text, or a vehicle. */
export type Sendable = Pick<Unsent, 'body' | 'file' | 'more_files' | 'vehicle_id' | 'reply_to' | 'subject' | 'cc'>

/** Refusals that the person can only answer by doing something else. */
const REFUSALS: readonly ApiErrorCode[] = [
  'invalid',
  'forbidden',
  'not_found',
  'too_large',
  'window_closed',
  'opted_out',
  'conversation_not_active',
  'not_configured',
]

/** The server's time in so many milliseconds. */
const timeIn = (ms: number) => new Date(serverNow() + ms).toISOString()

/** Ids in the order in which they were given, also within a millisecond. */
const newId = monotonicFactory()

/** Sends a conversation's messages: shown at once, kept until the server has them. */
export function useSend(to: Recipient) {
  const userId = useUserId()
  const dispatch = useDispatch()

  function sendNow(unsent: Unsent, isTakenBack?: () => boolean) {
    const now = { ...unsent, written_at: timeIn(0), failure: null }
    keepUnsent(now)
    return dispatch(now, isTakenBack)
  }

  return {
    /** A new message, under a new id; answers why it was refused, where what was written `isTakenBack`. */
    send: (content: Sendable, isTakenBack: () => boolean) => {
      const leaves_at = CHANNELS[to.type].hasSubject ? timeIn(UNDO_MS) : undefined
      const made = { client_id: newId(), user_id: userId, written_at: '', leaves_at, failure: null }
      return sendNow({ ...to, ...content, ...made }, isTakenBack)
    },
    /** A message that never got an answer: under its own id, so that it cannot become two. */
    retry: (unsent: Unsent) => sendNow(unsent),
    discard: dropUnsent,
  }
}

/** Brings messages of the outbox to the server, each once. */
export function useDispatch() {
  const currentUserId = useCurrentUserId()
  const takeSent = useTakeSent()
  const threads = useKnownThreads()
  const { readContact } = useKnownRows()

  /** Returns the refusal of a message whose composer takes its content back; any other failure stays with the message. */
  async function bring(unsent: Unsent, isTakenBack: () => boolean): Promise<ApiError | undefined> {
    const { type, conversation_id: id, contact_id, user_id } = unsent
    try {
      const messages = await deliver(unsent, () => currentUserId() === user_id)
      if (!messages) return
      // It is sent, whether or not it can be shown already.
      for (const message of messages) await takeSent(unsent, message).catch(() => undefined)
      dropUnsent(unsent)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // The one conflict that sending has: an unassigned lead that a colleague answered first.
      if (error.code === 'conflict') noteTaken(contact_id)
      if (isTakenBack() && REFUSALS.includes(error.code)) {
        await readContact(contact_id)
        dropUnsent(unsent)
        return error
      }
      // Who signs out leaves nothing behind.
      if (findUnsent(unsent)) keepUnsent({ ...unsent, failure: error.message })
      void readContact(contact_id)
      void threads.readAgain({ type, id })
    }
  }

  return async (unsent: Unsent, isTakenBack = () => false): Promise<ApiError | undefined> => {
    let refusal: ApiError | undefined
    await inTurn(unsent, async () => {
      refusal = await bring(unsent, isTakenBack)
    })
    return refusal
  }
}

/** Puts a message that the server has taken into its thread, and reads its contact's row. */
export function useTakeSent() {
  const threads = useKnownThreads()
  const { readContact } = useKnownRows()
  return async ({ type, conversation_id: id, contact_id }: Recipient, message: ChatMessage) => {
    if (threads.isLoaded({ type, id })) {
      await threads.put({ type, id }, message)
      void readContact(contact_id)
      return
    }
    // It began with this message: until both are read it is shown as unsent.
    await threads.begin({ type, id })
    await readContact(contact_id)
  }
}
