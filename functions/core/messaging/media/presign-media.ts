import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { getReadableConversation } from '../conversations/get-conversation.ts'
import { presignFile } from '../files/presign-file.ts'
import { findInThread } from '../messages/door.ts'

/** The address at which a message's file can be read for a short while. */
export async function presignMedia(ctx: Ctx, input: { type: string; id: string; message_id: string; index: string }) {
  const { contact, channel } = await getReadableConversation(ctx, input)
  const message = await findInThread(ctx.org, contact, channel, input.message_id)
  const medium = message?.media?.[Number(input.index)]
  if (!message || !medium) throw notFound()
  const { file, name = '', content_type } = medium
  if (file === undefined) throw new AppError('file_not_here')
  return { location: await presignFile(ctx.org, message.contact, { file, name, content_type }) }
}
