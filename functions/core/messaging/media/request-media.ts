import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { getVisibleConversation } from '../conversations/get-conversation.ts'
import { findInThread, setMedia } from '../messages/door.ts'
import { presentMessage } from '../messages/present-message.ts'

/** Has a customer's file that could not be had tried again (follow.ts). */
export async function requestMedia(ctx: Ctx, input: { type: string; id: string; message_id: string; index: string }) {
  const { contact, channel } = await getVisibleConversation(ctx, input)
  const message = await findInThread(ctx.org, contact, channel, input.message_id)
  const index = Number(input.index)
  const medium = message?.media?.[index]
  if (!message || !medium) throw notFound()
  if (medium.status === 'failed') await setMedia(message, index, { ...medium, status: 'copying' })
  return { message: presentMessage((await findInThread(ctx.org, contact, channel, input.message_id)) ?? message) }
}
