import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { ApiError, type ApiErrorCode } from '../../../lib/api-error.ts'
import { common, textOf } from '../../../lib/language/text.ts'
import { sendMessage } from '../api.ts'
import type { Unsent } from './outbox.ts'

/** Pauses before the same message, under the same id, is tried again where no answer or no verdict came. */
const PAUSES_MS = [1_000, 3_000, 9_000]
const WORTH_REPEATING: readonly ApiErrorCode[] = ['offline', 'unavailable', 'internal']

/** Each conversation's messages leave one after the other, in the order in which they were written. */
const queues = new Map<string, Promise<unknown>>()

/**
 * Brings an unsent message to the server; fails with `ApiError` once trying again has no prospect, or once its writer is
 * no longer the one who is signed in.
 */
export function deliver(unsent: Unsent, isWriterHere: () => boolean): Promise<ChatMessage> {
  const delivery = (queues.get(unsent.conversation_id) ?? Promise.resolve()).then(() =>
    tryUntilAnswered(unsent, isWriterHere),
  )
  queues.set(
    unsent.conversation_id,
    delivery.catch(() => undefined),
  )
  return delivery
}

async function tryUntilAnswered(unsent: Unsent, isWriterHere: () => boolean): Promise<ChatMessage> {
  const { type, conversation_id: id, contact_id, body, client_id, vehicle_id } = unsent
  const content = { body, contact_id, client_id, media_url: unsent.file?.url, vehicle_id }
  for (let tries = 0; ; tries += 1) {
    if (!isWriterHere())
      throw new ApiError({ status: 401, code: 'unauthenticated', message: textOf(common)('error_signed_out') })
    try {
      return (await sendMessage({ type, id }, content)).message
    } catch (error) {
      const pause = PAUSES_MS[tries]
      if (!(error instanceof ApiError) || !WORTH_REPEATING.includes(error.code) || pause === undefined) throw error
      await untilOnline()
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

function untilOnline(): Promise<void> {
  if (navigator.onLine) return Promise.resolve()
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }))
}
