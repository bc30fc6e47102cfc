import type { OrgId } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import type { Templates } from '../../telephony/carriers/carrier.ts'
import { openTemplates } from '../../telephony/carriers/carriers.ts'
import type { TemplateItem } from './entity.ts'
import { withApproval } from './rules.ts'
import { replaceTemplate } from './store.ts'

/**
 * Reads what WhatsApp says of a submitted template and keeps it; where a submission broke off, it is brought to its end
 * first. Throws what the carrier refuses, and `conflict` where the template changed meanwhile.
 */
export async function syncApproval(org: OrgId, template: TemplateItem, now: Date): Promise<TemplateItem> {
  const templates = await openTemplates(org)
  if (!templates) throw new AppError('account_not_saved')
  if (template.content_sid && template.account_sid !== templates.account_sid)
    return replaced(template, withApproval(template, undefined, now))

  const handedIn = template.content_sid ? template : await handIn(templates, template)
  return replaced(handedIn, withApproval(handedIn, await readApproval(templates, handedIn), now))
}

/** Creates it at the carrier and remembers its sid; what somebody else was faster with is taken back. */
async function handIn({ account_sid, create, remove }: Templates, template: TemplateItem) {
  const content_sid = await create(template)
  const next = { ...template, content_sid, account_sid }
  if (await replaceTemplate(template, next)) return next
  await remove(content_sid)
  throw new AppError('too_many_changes')
}

/** Undefined where the carrier does not have it (any more). */
async function readApproval(templates: Templates, { content_sid = '', name, category, status }: TemplateItem) {
  const approval = await templates.findApproval(content_sid)
  if (approval?.status !== 'unsubmitted' || status !== 'PENDING') return approval
  return templates.requestApproval(content_sid, { name, category })
}

async function replaced(seen: TemplateItem, next: TemplateItem): Promise<TemplateItem> {
  if (!(await replaceTemplate(seen, next))) throw new AppError('too_many_changes')
  return next
}
