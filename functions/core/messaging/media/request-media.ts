import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { getVisibleConversation } from '../conversations/get-conversation.ts'
import { presentMessage } from '../messages/present-message.ts'
import { findMessage } from '../messages/store.ts'
import { setMedia } from './store.ts'

/** Has a customer's file that could not be had tried again (follow.ts). */
export async function requestMedia(ctx: Ctx, input: { type: string; id: string; message_id: string; index: string }) {
  await getVisibleConversation(ctx, input)
  const message = await findMessage(ctx.org, input.id, input.message_id, true)
  const index = Number(input.index)
  const medium = message?.media?.[index]
  if (!message || !medium) throw notFound()
  if (medium.status === 'failed') await setMedia(message, index, { ...medium, status: 'copying' })
  return { message: presentMessage((await findMessage(ctx.org, input.id, input.message_id, true)) ?? message) }
}
