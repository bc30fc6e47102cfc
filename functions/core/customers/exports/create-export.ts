import type { ExportQuery } from '#contract/customers/exports.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { checkFilters } from '../search/check-filters.ts'
import { putTask } from '../tasks/door.ts'

/** Has a file made of the contacts that fit, or of those named, of those that the caller may see. */
export async function createExport(ctx: Ctx, asked: ExportQuery) {
  const query = await checkFilters(ctx.org, asked)
  const task = await putTask(ctx, { kind: 'export', asked: query, status: 'waiting' })
  await recordAct(ctx, { action: 'contacts_exported', about: task.id })
  return task
}
