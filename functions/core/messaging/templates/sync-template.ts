import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { getStored, getTemplate } from './get-template.ts'
import { syncApproval } from './sync-approval.ts'

/** Asks Twilio what became of a submitted template: status, reason, category. */
export async function syncTemplate(ctx: Ctx, { id }: { id: string }) {
  const template = await getStored(ctx.org, id)
  if (template.status === 'DRAFT') throw new AppError('template_not_submitted')
  await syncApproval(ctx.org, template, ctx.now)
  return getTemplate(ctx, { id })
}
