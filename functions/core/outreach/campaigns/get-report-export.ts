import { getOwnTask } from '../../customers/tasks/get-own-task.ts'
import { linkToExport } from '../../platform/aws/export-files.ts'
import type { Ctx } from '../../platform/ctx.ts'

/** The progress of the caller's export of a campaign, and its URL once it is done. */
export async function getReportExport(ctx: Ctx, { id }: { id: string }) {
  const { status, done } = await getOwnTask(ctx, 'campaign', id)
  const filename = `campaign-${ctx.now.toISOString().slice(0, 'YYYY-MM-DD'.length)}.csv`
  const url = status === 'done' ? await linkToExport(ctx.org, id, filename) : null
  return { status, url, rows: done }
}
