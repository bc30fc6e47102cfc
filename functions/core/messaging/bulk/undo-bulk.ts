import type { BulkChange } from '#contract/messaging/bulk.ts'
import { putTask } from '../../customers/tasks/door.ts'
import { getOwnTask } from '../../customers/tasks/get-own-task.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { ALL_IN_ONE, type Undoing } from './entity.ts'
import { findBefore } from './store.ts'
import { undoEach } from './undo-each.ts'

/** Undoes a change of many that the caller asked for: one made at once at once, another by a job. */
export async function undoBulk(ctx: Ctx, { id }: { id: string }) {
  const task = await getOwnTask(ctx, 'bulk', id)
  const { set, undo } = task.asked as Partial<BulkChange & Undoing>
  if (!set || undo) throw notFound()
  if (task.status !== 'done' && task.status !== 'failed') throw new AppError('bulk_running')

  await recordAct(ctx, { action: 'contacts_changed_back', about: 'contacts' })
  const asked: Undoing = { undo: id, set }
  const first = await findBefore(ctx.org, id)
  if (first && first.batch !== ALL_IN_ONE)
    return { ...(await putTask(ctx, { kind: 'bulk', asked, status: 'waiting' })), rows: null }
  const rows = first ? await undoEach(ctx, first.contacts, set) : 0
  const total = first?.contacts.length ?? 0
  return { ...(await putTask(ctx, { kind: 'bulk', asked, status: 'done', done: rows, total })), rows }
}
