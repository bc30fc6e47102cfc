import type { ContactQuery } from '#contract/customers/contact-query.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { requireLabel } from '../labels/check-labels.ts'
import { requireStage } from '../stages/check-stage.ts'
import { putTask } from '../tasks/store.ts'

/** Has a file made of the contacts that fit, of those that the caller may see. */
export async function createExport(ctx: Ctx, query: ContactQuery) {
  if (query.stage !== undefined) await requireStage(ctx.org, query.stage)
  await requireLabel(ctx.org, query.label)
  return putTask(ctx, { kind: 'export', asked: query, status: 'waiting' })
}
