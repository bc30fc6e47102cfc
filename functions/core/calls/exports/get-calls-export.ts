import { getOwnTask } from '../../customers/tasks/get-own-task.ts'
import { linkToExport } from '../../platform/aws/export-files.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { filenameOf } from './calls-csv.ts'

/** The progress of the caller's export of calls, and its URL once it is done. */
export async function getCallsExport(ctx: Ctx, { id }: { id: string }) {
  const { status, done } = await getOwnTask(ctx, 'calls', id)
  const url = status === 'done' ? await linkToExport(ctx.org, id, filenameOf(ctx.now)) : null
  return { status, url, rows: done }
}
