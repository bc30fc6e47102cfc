import { TEMPLATE_CATEGORIES } from '#contract/messaging/template-facts.ts'
import type { Work } from '../../platform/ctx.ts'
import { newId } from '../../platform/table/ids.ts'
import { openAccount } from '../../telephony/connections/open-account.ts'
import { listTemplatesOf } from './door.ts'
import type { TemplateItem } from './entity.ts'
import { readContent } from './read-content.ts'
import { freeName } from './read-form.ts'
import { withApproval } from './rules.ts'
import { putTemplate } from './store.ts'

/** So many of an account's contents are asked about at once, the newest: what WhatsApp never saw would be asked about each time. */
const MOST_ASKED = 100

/**
 * Brings in the templates that WhatsApp has approved and nobody made here, as in Twilio's console; answers how many. Throws
 * what Twilio refuses.
 */
export async function importTemplates({ org, now }: Pick<Work, 'org' | 'now'>): Promise<{ imported: number }> {
  const opened = await openAccount(org, { fresh: true })
  if (!opened) return { imported: 0 }
  const { account, connection } = opened
  const { account_sid } = connection
  const known = await listTemplatesOf(org)
  const sids = new Set(known.map(({ content_sid }) => content_sid))
  const names = new Set(known.map(({ name }) => name))
  const unknown = (await account.contents()).filter(({ sid }) => !sids.has(sid)).slice(0, MOST_ASKED)
  let imported = 0
  for (const content of unknown) {
    const read = readContent(content)
    const approval = read && (await account.approval(content.sid))
    if (!read || approval?.status !== 'approved') continue
    const { sid: content_sid, friendly_name, date_created } = content
    const template: TemplateItem = {
      ...read,
      org,
      id: newId(now),
      name: freeName(approval.name || nameOf(friendly_name), names),
      category: TEMPLATE_CATEGORIES[0],
      status: 'PENDING',
      content_sid,
      account_sid,
      created_at: date_created.toISOString(),
      updated_at: now.toISOString(),
    }
    if (!(await putTemplate(withApproval(template, approval, now)))) continue
    names.add(template.name)
    imported++
  }
  return { imported }
}

/** WhatsApp's kind of name made of another. */
const nameOf = (friendly: string) => friendly.toLowerCase().replace(/[^a-z0-9]+/g, '_') || 'template'
