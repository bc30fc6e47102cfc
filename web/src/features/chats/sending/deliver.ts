import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { sendMessage } from '../../../data/messages/messages.ts'
import { ApiError, type ApiErrorCode } from '../../../lib/api-error.ts'
import { textOf } from '../../../lib/language/text.ts'
import { common } from '../../../lib/language/texts.ts'
import { serverNow } from '../../../lib/server-time.ts'
import { isLate } from './is-late.ts'
import { findUnsent, keepUnsent, subscribeToOutbox, type Unsent } from './outbox.ts'

/** Pauses before the same message, under the same id, is tried again where no answer or no verdict came. */
const PAUSES_MS = [1_000, 3_000, 9_000]
const WORTH_REPEATING: readonly ApiErrorCode[] = ['offline', 'unavailable', 'internal']

/** The messages that stand in line in this tab. */
const inLine = new Set<string>()

/**
 * Does `work` when it is the message's turn. A conversation's messages leave one after the other, in the order in which
 * they were written, whichever tab of this browser brings them; one that closes leaves its turn to the others.
 */
export async function inTurn(unsent: Unsent, work: () => Promise<void>): Promise<void> {
  if (inLine.has(unsent.client_id)) return
  inLine.add(unsent.client_id)
  await navigator.locks
    .request(`chats.outbox.${unsent.conversation_id}`, work)
    .finally(() => inLine.delete(unsent.client_id))
}

/**
 * Brings an unsent message to the server, and answers what it became there: a text apart from its file is two. Undefined where it no longer waits: another tab has brought it, or it is late.
 * Fails with `ApiError` once trying again has no prospect, or once its writer is no longer the one who is signed in.
 */
export async function deliver(unsent: Unsent, isWriterHere: () => boolean): Promise<ChatMessage[] | undefined> {
  const { type, conversation_id: id, contact_id, body, client_id, vehicle_id, reply_to } = unsent
  const content = {
    body,
    contact_id,
    to: unsent.to,
    subject: unsent.subject,
    cc: unsent.cc,
    client_id,
    media_url: unsent.file?.url,
    more_media: unsent.more_files?.map(({ url }) => url),
    vehicle_id,
    reply_to: reply_to?.id,
  }
  await untilItLeaves(unsent)
  for (let tries = 0; ; tries += 1) {
    if (!isWriterHere())
      throw new ApiError({ status: 401, code: 'unauthenticated', message: textOf(common)('error_signed_out') })
    const waiting = findUnsent(unsent)
    if (!waiting || waiting.failure !== null || isLate(waiting, serverNow())) return
    try {
      return (await sendMessage({ type, id }, content)).messages
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

/** As long as its writer may take it back, and no longer once they have; a page that is left sends it at once. */
async function untilItLeaves(unsent: Unsent): Promise<void> {
  if (unsent.leaves_at === undefined) return
  const over = AbortSignal.timeout(Math.max(0, Date.parse(unsent.leaves_at) - serverNow()))
  const { promise, resolve } = Promise.withResolvers<void>()
  const stop = subscribeToOutbox(() => findUnsent(unsent) ?? resolve())
  over.addEventListener('abort', () => resolve())
  window.addEventListener('pagehide', () => resolve(), { signal: over })
  await promise
  stop()
  const waiting = findUnsent(unsent)
  if (waiting) keepUnsent({ ...waiting, leaves_at: undefined })
}
