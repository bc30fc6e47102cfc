import type { Ctx } from '../../platform/ctx.ts'
import { findOwnReply } from './find-own-reply.ts'
import { deleteReply } from './store.ts'

export async function removeQuickReply(ctx: Ctx, { id }: { id: string }): Promise<void> {
  await deleteReply(await findOwnReply(ctx, id))
}
