import { TEMPLATE_CATEGORIES } from '#contract/telephony/template-facts.ts'
import type { Work } from '../../platform/ctx.ts'
import { newId } from '../../platform/table/ids.ts'
import { openTemplates } from '../../telephony/carriers/carriers.ts'
import { listTemplatesOf } from './door.ts'
import type { TemplateItem } from './entity.ts'
import { freeName } from './read-form.ts'
import { withApproval } from './rules.ts'
import { putTemplate } from './store.ts'

/** So many of an account's templates are asked about at once, the newest: what WhatsApp never saw would be asked about each time. */
const MOST_ASKED = 100

/**
 * Brings in the templates that WhatsApp has approved and nobody made here, as in Twilio's console; answers how many. Throws
 * what the carrier refuses.
 */
export async function importTemplates({ org, now }: Pick<Work, 'org' | 'now'>): Promise<{ imported: number }> {
  const templates = await openTemplates(org)
  if (!templates) return { imported: 0 }
  const { account_sid } = templates
  const known = await listTemplatesOf(org)
  const sids = new Set(known.map(({ content_sid }) => content_sid))
  const names = new Set(known.map(({ name }) => name))
  const unknown = (await templates.listMade()).filter(({ sid }) => !sids.has(sid)).slice(0, MOST_ASKED)
  let imported = 0
  for (const { sid: content_sid, name, created_at, content } of unknown) {
    const approval = content && (await templates.findApproval(content_sid))
    if (!content || approval?.status !== 'approved') continue
    const template: TemplateItem = {
      ...content,
      org,
      id: newId(now),
      name: freeName(approval.name || nameOf(name), names),
      category: TEMPLATE_CATEGORIES[0],
      status: 'PENDING',
      content_sid,
      account_sid,
      created_at: created_at.toISOString(),
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
