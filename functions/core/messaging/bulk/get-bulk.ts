import type { BulkChange } from '#contract/messaging/bulk.ts'
import { getOwnTask } from '../../customers/tasks/get-own-task.ts'
import type { Ctx } from '../../platform/ctx.ts'

/** The progress of a change of many contacts that the caller asked for. */
export async function getBulk(ctx: Ctx, { id }: { id: string }) {
  const { status, done, total, asked } = await getOwnTask(ctx, 'bulk', id)
  return { status, done, rows: done, total: total ?? null, is_delete: (asked as BulkChange).delete === true }
}
