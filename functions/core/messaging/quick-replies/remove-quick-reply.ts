import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { findOwnReply } from './find-own-reply.ts'
import { nameOf } from './present-reply.ts'
import { deleteReply } from './store.ts'

export async function removeQuickReply(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const reply = await findOwnReply(ctx, id)
  await deleteReply(reply)
  await recordAct(ctx, { action: 'quick_reply_removed', about: id, words: { reply: nameOf(reply) } })
}
