import type { BulkChange } from '#contract/messaging/bulk.ts'
import { requireLabel } from '../../customers/labels/check-labels.ts'
import { requireStage } from '../../customers/stages/check-stage.ts'
import { putTask } from '../../customers/tasks/store.ts'
import { listAgents } from '../../people/accounts/list-agents.ts'
import { type Ctx, isManager } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { updateEach } from './update-each.ts'

/** No more than a page of a list is changed while its reader waits. */
const MOST_AT_ONCE = 200

/** Changes the contacts of a page at once; has more of them, or all that fit a query, changed by a job. */
export async function startBulk(ctx: Ctx, asked: BulkChange) {
  const { ids, query, set } = asked
  for (const { stage } of [set ?? {}, query ?? {}]) if (stage !== undefined) await requireStage(ctx.org, stage)
  for (const { label } of [set ?? {}, query ?? {}]) await requireLabel(ctx.org, label)
  if (set?.assignee !== undefined) await requireAssignable(ctx, set.assignee)

  if (!ids || ids.length > MOST_AT_ONCE)
    return putTask(ctx, { kind: 'bulk', asked, status: 'waiting', total: ids?.length })
  await updateEach(ctx, ids, asked)
  return putTask(ctx, { kind: 'bulk', asked, status: 'done', done: ids.length, total: ids.length })
}

async function requireAssignable(ctx: Ctx, assignee: string | null) {
  if (!isManager(ctx.caller)) throw new AppError('assigning_forbidden')
  if (assignee === null || assignee === 'none') return
  const { agents } = await listAgents(ctx)
  if (!agents.some(({ id }) => id === assignee)) throw notFound()
}
