import type { Channel } from '#contract/customers/channels/channels.ts'
import { dropReply, listReplies } from '../../../lib/worker/kept-replies.ts'
import { keepUnsent } from './outbox.ts'

/** Moves replies that the service worker could not send into the outbox, under their own ids. */
export async function takeReplies(): Promise<void> {
  if (!('caches' in window)) return
  for (const reply of await listReplies()) {
    const { client_id, user_id, conversation_id, contact_id, body, written_at } = reply
    const type = reply.type as Channel
    keepUnsent({ client_id, user_id, conversation_id, type, contact_id, body, written_at, failure: null })
    await dropReply(reply)
  }
}
