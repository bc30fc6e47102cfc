import { isTheirs } from '../../customers/contacts/reachable-addresses.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { getWritableConversation } from '../conversations/get-conversation.ts'
import { givenOf } from './compose-content.ts'
import { findInThread } from './door.ts'
import { sendMessage } from './send-message.ts'
import { settleMessage } from './settle-message.ts'
import { isInDoubt, isLost } from './statuses.ts'

interface Input {
  type: string
  id: string
  message_id: string
  client_id?: string
}

/**
 * Sends a message again, as a new one, that did not arrive; one of which nobody knows counts as failed from then on. Once:
 * whoever asks for it a second time gets that one. Throws `not_to_resend` where it did arrive, or may still.
 */
export async function resendMessage(ctx: Ctx, { message_id, client_id, ...conversation }: Input) {
  const { contact, channel } = await getWritableConversation(ctx, conversation)
  const message = await findInThread(ctx.org, contact, channel, message_id)
  if (!message) throw notFound()
  if (!isLost(message) && !isInDoubt(message)) throw new AppError('not_to_resend')
  const to = message.to && isTheirs(contact.listed, message.to) ? message.to : undefined
  const again = { ...givenOf(message), contact_id: contact.id, client_id, resend_of: message_id, to }
  const sent = await sendMessage(ctx, { ...conversation, ...again })
  // After it: a gate that refuses leaves the message in doubt.
  if (isInDoubt(message)) await settleMessage(ctx, { ...conversation, message_id, status: 'failed' })
  return sent
}
