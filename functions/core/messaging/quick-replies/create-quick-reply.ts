import { MOST_QUICK_REPLIES } from '#contract/messaging/quick-replies.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import { may } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { newId } from '../../platform/table/ids.ts'
import { putWithin } from '../../platform/table/put-within.ts'
import { DEALERSHIP } from './entity.ts'
import { isEditable, nameOf, presentReply } from './present-reply.ts'
import { deleteReply, listOf, putReply } from './store.ts'

interface Input {
  shortcut: string
  body: string
  /** Where it is left out: a manager's is the dealership's, an agent's their own. */
  scope?: 'dealership' | 'mine'
}

/** Adds a canned answer; throws `conflict` where its owner has one with this shortcut. */
export async function createQuickReply(ctx: Ctx, { shortcut, body, scope }: Input) {
  const { org, caller, now } = ctx
  const isShared = scope === undefined ? may(caller, 'settings') : scope === 'dealership'
  const owner = isShared ? DEALERSHIP : caller.id
  if (!isEditable(ctx, owner)) throw new AppError('quick_reply_shared')
  const others = await listOf(org, owner)
  if (others.some((one) => one.shortcut === shortcut)) throw new AppError('shortcut_taken')
  const reply = { org, owner, id: newId(now), shortcut, body }
  const isPut = await putWithin({
    most: MOST_QUICK_REPLIES,
    count: async () => (await listOf(org, owner)).length,
    put: () => putReply(reply),
    remove: () => deleteReply(reply),
  })
  if (!isPut) throw new AppError('too_many_quick_replies', { most: MOST_QUICK_REPLIES })
  await recordAct(ctx, { action: 'quick_reply_created', about: reply.id, words: { reply: nameOf(reply) } })
  return { quick_reply: presentReply(ctx, reply) }
}
