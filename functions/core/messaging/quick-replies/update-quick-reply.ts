import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import type { QuickReplyItem } from './entity.ts'
import { findOwnReply } from './find-own-reply.ts'
import { nameOf, presentReply } from './present-reply.ts'
import { listOf, setReply } from './store.ts'

/** Changes a canned answer; throws `conflict` where its owner has another with this shortcut. */
export async function updateQuickReply(ctx: Ctx, input: { id: string; shortcut?: string; body?: string }) {
  const known = await findOwnReply(ctx, input.id)
  const reply = { ...known, shortcut: input.shortcut ?? known.shortcut, body: input.body ?? known.body }
  const others = reply.shortcut === known.shortcut ? [] : await listOf(ctx.org, known.owner)
  if (others.some(({ shortcut }) => shortcut === reply.shortcut)) throw new AppError('shortcut_taken')
  if (!(await setReply(reply))) throw new AppError('quick_reply_gone')
  await recordChange(ctx, known, reply)
  return { quick_reply: presentReply(ctx, reply) }
}

async function recordChange(ctx: Ctx, before: QuickReplyItem, { id: about, ...after }: QuickReplyItem) {
  const reply = nameOf(after)
  if (before.shortcut !== after.shortcut)
    await recordAct(ctx, { action: 'quick_reply_renamed', about, words: { before: nameOf(before), reply } })
  if (before.body !== after.body) await recordAct(ctx, { action: 'quick_reply_updated', about, words: { reply } })
}
