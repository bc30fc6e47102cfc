import type { TemplateForm } from '#contract/messaging/template.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { refusedFields } from '../../platform/errors.ts'
import { newId } from '../../platform/table/ids.ts'
import { attachHeader } from './attach-header.ts'
import { requireFreeName } from './check-name.ts'
import { presentTemplate } from './present-template.ts'
import { readForm } from './read-form.ts'
import { putTemplate } from './store.ts'

/** Adds a draft. Throws `invalid` for what cannot be a template, `conflict` for a name that another one has. */
export async function createTemplate(ctx: Ctx, form: TemplateForm) {
  const { org, now } = ctx
  const id = newId(now)
  const kept = readForm(form)
  const at = now.toISOString()
  await requireFreeName(org, { id, ...kept })
  const header_media_url = await attachHeader(ctx, { id, ...kept })
  const template = { org, id, ...kept, header_media_url, status: 'DRAFT' as const, created_at: at, updated_at: at }
  if (!(await putTemplate(template))) throw refusedFields({ name: { key: 'template_name_taken' } })
  await recordAct(ctx, { action: 'template_created', about: id, words: { template: template.name } })
  return { template: presentTemplate(template, 0) }
}
