import { useSWRConfig } from 'swr'
import { ulid } from 'ulid'
import type { Channel } from '#contract/customers/channels/channels.ts'
import { ApiError, type ApiErrorCode } from '../../../lib/api-error.ts'
import { currentUserId, useUserId } from '../../../lib/session.ts'
import { threadKey } from '../thread/read-thread.ts'
import { useKnownRows } from '../use-known-rows.ts'
import { deliver } from './deliver.ts'
import { dropUnsent, keepUnsent, type Unsent } from './outbox.ts'
import { useTakeSent } from './use-take-sent.ts'

/** Refusals that the person can only answer by doing something else: the text goes back to the composer. */
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

export interface Recipient {
  type: Channel
  conversation_id: string
  contact_id: string
}

/** What a message says: a text, a file with or without one, or a vehicle. */
export type Sendable = Pick<Unsent, 'body' | 'file' | 'vehicle_id'>

/** Sends a conversation's messages: shown at once, kept until the server has them. */
export function useSend(to: Recipient) {
  const { mutate, cache } = useSWRConfig()
  const userId = useUserId()
  const takeSent = useTakeSent()
  const { readContact } = useKnownRows()

  /** Answers the refusal where the text must go back to its writer; other failures stay with the message. */
  async function dispatch(unsent: Unsent): Promise<ApiError | undefined> {
    const { type, conversation_id: id, contact_id, client_id, user_id } = unsent
    const key = threadKey(type, id)
    keepUnsent({ ...unsent, failure: null })
    try {
      const message = await deliver(unsent, () => currentUserId(cache) === user_id)
      await takeSent(unsent, message)
      dropUnsent(client_id)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await readContact(contact_id)
      if (REFUSALS.includes(error.code)) {
        dropUnsent(client_id)
        return error
      }
      keepUnsent({ ...unsent, failure: error.message })
      await mutate(key)
    }
  }

  return {
    /** A new message, under a new id. */
    send: (content: Sendable) =>
      dispatch({
        ...to,
        ...content,
        client_id: ulid(),
        user_id: userId,
        written_at: new Date().toISOString(),
        failure: null,
      }),
    /** A message that never got an answer: under its own id, so that it cannot become two. */
    retry: dispatch,
    discard: (unsent: Unsent) => dropUnsent(unsent.client_id),
  }
}
