import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { DEALERSHIP, type QuickReplyItem } from './entity.ts'
import { isEditable } from './present-reply.ts'
import { findReply } from './store.ts'

/** One that the caller may change; throws `quick_reply_gone`, also for a colleague's, and `forbidden` for the dealership's. */
export async function findOwnReply(ctx: Ctx, id: string): Promise<QuickReplyItem> {
  const reply = await findReply(ctx.org, [ctx.caller.id, DEALERSHIP], id)
  if (!reply) throw new AppError('quick_reply_gone')
  if (!isEditable(ctx, reply.owner)) throw new AppError('quick_reply_shared')
  return reply
}
