import { linkToExport } from '../../platform/aws/export-files.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { getOwnTask } from '../tasks/get-own-task.ts'

/** Returns the progress of the caller's export, and its file when done. */
export async function getExport(ctx: Ctx, { id }: { id: string }) {
  const { status, done } = await getOwnTask(ctx, 'export', id)
  const filename = `contacts-${ctx.now.toISOString().slice(0, 10)}.csv`
  const url = status === 'done' ? await linkToExport(ctx.org, id, filename) : null
  return { status, url, rows: done }
}
