import { findOwn } from '../../customers/contacts/door.ts'
import { mergesOf } from '../../customers/contacts/merged-parts.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { seenOf } from './entity.ts'
import { listSince } from './list-since.ts'
import { presentMerge } from './present-merge.ts'
import { type MoveCalls, settleUndoing } from './settle-undoing.ts'
import { findMerge, setUndoing } from './store.ts'

/** So many messages since are moved before the answer; the job that follows does the rest. */
const MOST_AT_ONCE = 40

/** Has a merge undone within its time; later ones of the same contact come first. Asked again, it goes on. */
export async function undoMerge(ctx: Ctx, { id }: { id: string }, moveCalls: MoveCalls) {
  const { org, now } = ctx
  const merge = await findMerge(org, id)
  const seen = merge && seenOf(merge)
  if (!merge) throw notFound()
  if (merge.status === 'merged') {
    if (merge.undo_until < now.toISOString()) throw new AppError('merge_too_old')
    const contact = await findOwn(org, merge.kept, true)
    if (!contact) throw notFound()
    if (contact.merged_into !== undefined || mergesOf(contact).at(-1)?.merge !== id)
      throw new AppError('merge_later_first')
    if (await setUndoing(merge))
      await recordAct(ctx, { action: 'merge_undone', about: merge.kept, words: { contact: merge.name } })
  }
  if (seen && (await listSince(org, merge, seen)).misplaced.length <= MOST_AT_ONCE)
    await settleUndoing(org, id, moveCalls)
  return { merge: presentMerge((await findMerge(org, id)) ?? merge) }
}
