import type { OrgId } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { type Account, openAccount } from '../../telephony/connections/open-account.ts'
import { contentOf } from './content-of.ts'
import type { TemplateItem } from './entity.ts'
import { withApproval } from './rules.ts'
import { replaceTemplate } from './store.ts'

/**
 * Reads what WhatsApp says of a submitted template and keeps it; where a submission broke off, it is brought to its end
 * first. Throws what Twilio refuses, and `conflict` where the template changed meanwhile.
 */
export async function syncApproval(org: OrgId, template: TemplateItem, now: Date): Promise<TemplateItem> {
  const opened = await openAccount(org, { fresh: true })
  if (!opened) throw new AppError('account_not_saved')
  const { account, connection } = opened
  const { account_sid } = connection
  if (template.content_sid && template.account_sid !== account_sid)
    return replaced(template, withApproval(template, undefined, now))

  const handedIn = template.content_sid ? template : await handIn(account, account_sid, template)
  return replaced(handedIn, withApproval(handedIn, await readApproval(account, handedIn), now))
}

/** Creates the content at Twilio and remembers its sid; what somebody else was faster with is taken back. */
async function handIn(account: Account, account_sid: string, template: TemplateItem) {
  const content_sid = await account.createContent(contentOf(template))
  const next = { ...template, content_sid, account_sid }
  if (await replaceTemplate(template, next)) return next
  await account.removeContent(content_sid)
  throw new AppError('too_many_changes')
}

/** Undefined where Twilio does not have the content (any more). */
async function readApproval(account: Account, { content_sid = '', name, category, status }: TemplateItem) {
  const approval = await account.approval(content_sid)
  if (approval?.status !== 'unsubmitted' || status !== 'PENDING') return approval
  return account.requestApproval(content_sid, { name, category })
}

async function replaced(seen: TemplateItem, next: TemplateItem): Promise<TemplateItem> {
  if (!(await replaceTemplate(seen, next))) throw new AppError('too_many_changes')
  return next
}
