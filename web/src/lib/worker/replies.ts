import type { PushMessage } from '#contract/people/web-push.ts'
import { dropReply, type KeptReply, keepReply, listReplies } from './kept-replies.ts'
import { post } from './post.ts'
import { scope } from './scope.ts'

/** The name under which the browser wakes the worker once it is online again. */
export const REPLIES = 'replies'

type Outcome = 'sent' | 'waits' | { refusal: string }

/**
 * Sends what was typed into a notification, under an id of its own, so that it can't become two. One that the server has
 * not got waits: the browser brings it later, or the next page that is opened.
 */
export async function sendReply({ reply, language }: PushMessage, body: string): Promise<Outcome> {
  if (!reply) return 'sent'
  const kept = { ...reply, body, language, client_id: crypto.randomUUID(), written_at: new Date().toISOString() }
  await keepReply(kept)
  const outcome = await bring(kept)
  if (outcome === 'waits') await scope.registration.sync?.register(REPLIES).catch(() => undefined)
  return outcome
}

/** Brings what waits; throws where some still does, so that the browser tries again. */
export async function bringReplies(): Promise<void> {
  for (const reply of await listReplies())
    if ((await bring(reply)) === 'waits') throw new Error('Not all replies could be sent.')
}

async function bring(reply: KeptReply): Promise<Outcome> {
  const { address, language, body, contact_id, client_id } = reply
  const answer = await post(address, { body, contact_id, client_id }, language).catch(() => undefined)
  // Signed out, or a server that fails: a page that is opened later knows what to do.
  if (!answer || answer.status === 401 || answer.status >= 500) return 'waits'
  await dropReply(reply)
  if (answer.ok) return 'sent'
  const { message = '' } = await answer.json().catch(() => ({}))
  return { refusal: message }
}
