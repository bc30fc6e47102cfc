import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { findOwnReply } from './find-own-reply.ts'
import { presentReply } from './present-reply.ts'
import { listOf, setReply } from './store.ts'

/** Changes a canned answer; throws `conflict` where its owner has another with this shortcut. */
export async function updateQuickReply(ctx: Ctx, input: { id: string; shortcut?: string; body?: string }) {
  const known = await findOwnReply(ctx, input.id)
  const reply = { ...known, shortcut: input.shortcut ?? known.shortcut, body: input.body ?? known.body }
  const others = reply.shortcut === known.shortcut ? [] : await listOf(ctx.org, known.owner)
  if (others.some(({ shortcut }) => shortcut === reply.shortcut)) throw new AppError('shortcut_taken')
  if (!(await setReply(reply))) throw notFound()
  return { quick_reply: presentReply(ctx, reply) }
}
