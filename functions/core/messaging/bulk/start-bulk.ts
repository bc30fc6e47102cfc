import type { BulkChange } from '#contract/messaging/bulk.ts'
import { checkFilters } from '../../customers/search/check-filters.ts'
import { putTask } from '../../customers/tasks/door.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import { may } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { newId } from '../../platform/table/ids.ts'
import { ALL_IN_ONE } from './entity.ts'
import { findAssignee } from './find-assignee.ts'
import { recordBefore } from './record-before.ts'
import { updateEach } from './update-each.ts'

/** No more than a page of a list is changed while its reader waits. */
const MOST_AT_ONCE = 200

/** Changes the contacts of a page at once; has more of them, or all that fit a query, changed by a job. */
export async function startBulk(ctx: Ctx, input: BulkChange) {
  const set = input.set && (await checkFilters(ctx.org, input.set))
  const query = input.query && (await checkFilters(ctx.org, input.query))
  const asked = { ...input, set, query }
  const { ids } = asked
  const assignee = set?.assignee === undefined ? undefined : await requireAssignable(ctx, set.assignee)

  await recordChange(ctx, asked, assignee)
  if (!ids || ids.length > MOST_AT_ONCE)
    return { ...(await putTask(ctx, { kind: 'bulk', asked, status: 'waiting', total: ids?.length })), rows: null }
  const id = newId(ctx.now)
  await recordBefore(ctx, { task: id, batch: ALL_IN_ONE, ids, set })
  const counts = await updateEach(ctx, ids, asked)
  await putTask(ctx, { id, kind: 'bulk', asked, status: 'done', ...counts, total: ids.length })
  return { id, rows: counts.done }
}

async function requireAssignable(ctx: Ctx, assignee: string | null) {
  if (!may(ctx.caller, 'assign')) throw new AppError('assigning_forbidden')
  return (await findAssignee(ctx, assignee))?.name
}

/** One entry for all of them; who is deleted is recorded by name (remove-contact.ts). */
async function recordChange(ctx: Ctx, { set }: BulkChange, assignee?: string) {
  if (!set) return
  const change = Object.entries({ ...set, ...(assignee && { assignee }) }).map(
    ([field, value]) => `${field}: ${value ?? 'none'}`,
  )
  if (change.length === 0) return
  await recordAct(ctx, { action: 'contacts_changed', about: 'contacts', words: { change: change.join(', ') } })
}
