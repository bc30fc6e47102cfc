import { getOwnTask } from '../../customers/tasks/get-own-task.ts'
import { linkToExport } from '../../platform/aws/export-files.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { contactAsked } from './contact-asked.ts'

/** Tells how far the caller's request is, and once there is a file, links to it that die in five minutes. */
export async function getRequest(ctx: Ctx, { id, request }: { id: string; request: string }) {
  const task = await getOwnTask(ctx, 'person', request).catch(() => getOwnTask(ctx, 'deletion', request))
  if (contactAsked(task) !== id) throw notFound()
  const isFile = task.kind === 'person' && task.status === 'done'
  const link = (format: 'html' | 'json') => linkToExport(ctx.org, request, `person.${format}`, format)
  const [page, file] = isFile ? await Promise.all([link('html'), link('json')]) : [null, null]
  return { status: task.status, page, file }
}
