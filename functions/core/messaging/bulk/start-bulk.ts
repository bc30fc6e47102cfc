import type { BulkChange } from '#contract/messaging/bulk.ts'
import { requireLabel } from '../../customers/labels/check-labels.ts'
import { requireStage } from '../../customers/stages/check-stage.ts'
import { putTask } from '../../customers/tasks/store.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import { type Ctx, isManager } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { findAssignee } from './find-assignee.ts'
import { updateEach } from './update-each.ts'

/** No more than a page of a list is changed while its reader waits. */
const MOST_AT_ONCE = 200

/** Changes the contacts of a page at once; has more of them, or all that fit a query, changed by a job. */
export async function startBulk(ctx: Ctx, asked: BulkChange) {
  const { ids, query, set } = asked
  for (const { stage } of [set ?? {}, query ?? {}]) if (stage !== undefined) await requireStage(ctx.org, stage)
  for (const { label } of [set ?? {}, query ?? {}]) await requireLabel(ctx.org, label)
  if (set?.assignee !== undefined) await requireAssignable(ctx, set.assignee)

  await recordChange(ctx, asked)
  if (!ids || ids.length > MOST_AT_ONCE)
    return { ...(await putTask(ctx, { kind: 'bulk', asked, status: 'waiting', total: ids?.length })), rows: null }
  const counts = await updateEach(ctx, ids, asked)
  const { id } = await putTask(ctx, { kind: 'bulk', asked, status: 'done', ...counts, total: ids.length })
  return { id, rows: counts.done }
}

async function requireAssignable(ctx: Ctx, assignee: string | null) {
  if (!isManager(ctx.caller)) throw new AppError('assigning_forbidden')
  await findAssignee(ctx, assignee)
}

/** One entry for all of them; who is deleted is recorded by name (remove-contact.ts). */
async function recordChange(ctx: Ctx, { set }: BulkChange) {
  if (!set) return
  const change = Object.entries(set).map(([field, value]) => `${field}: ${value ?? 'none'}`)
  if (change.length === 0) return
  await recordAct(ctx, { action: 'contacts_changed', about: 'contacts', words: { change: change.join(', ') } })
}
