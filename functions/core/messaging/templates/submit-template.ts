import { recordAct } from '../../people/audit/record-act.ts'
import { requireOpen } from '../../people/organizations/require-open.ts'
import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { AppError, refusedFields } from '../../platform/errors.ts'
import { openTemplates } from '../../telephony/carriers/carriers.ts'
import { findTemplate } from './door.ts'
import type { TemplateItem } from './entity.ts'
import { getStored, getTemplate } from './get-template.ts'
import { removeContentOf } from './remove-template.ts'
import { replaceTemplate } from './store.ts'
import { syncApproval } from './sync-approval.ts'

/**
 * Hands a draft to WhatsApp for review. It counts as pending before Twilio is asked, so that nobody edits it meanwhile;
 * what Twilio refuses is a draft again, and what breaks off is brought to its end by the next sync.
 */
export async function submitTemplate(ctx: Ctx, { id }: { id: string }) {
  const { org, now } = ctx
  // What is submitted goes to Twilio, as a message does.
  requireOpen(ctx)
  const draft = await getStored(org, id)
  if (draft.status !== 'DRAFT') throw new AppError('template_submitted_already')
  if (isWithoutFile(draft)) throw refusedFields({ header_media_url: { key: 'header_file_missing' } })
  if (!(await openTemplates(org))) throw new AppError('account_not_saved')
  const pending = { ...draft, status: 'PENDING' as const, updated_at: now.toISOString() }
  if (!(await replaceTemplate(draft, pending))) throw new AppError('template_submitted_already')
  try {
    await syncApproval(org, pending, now)
  } catch (error) {
    if (!(await mayStillArrive(org, id, error))) throw error
  }
  await recordAct(ctx, { action: 'template_submitted', about: id, words: { template: draft.name } })
  return getTemplate(ctx, { id })
}

const isWithoutFile = ({ header_type, header_media_url }: TemplateItem) =>
  header_type !== 'none' && header_type !== 'text' && !header_media_url

/** True if Twilio may have taken the submission although it did not say so; if not, the template is a draft again. */
async function mayStillArrive(org: OrgId, id: string, error: unknown): Promise<boolean> {
  const left = await findTemplate(org, id)
  if (left?.status !== 'PENDING') return false
  const isRefused = error instanceof AppError && error.code === 'twilio_refused'
  if (left.content_sid && !isRefused) return true
  const { content_sid, account_sid, ...content } = left
  await replaceTemplate(left, { ...content, status: 'DRAFT' })
  await removeContentOf(org, left).catch(() => undefined)
  return false
}
