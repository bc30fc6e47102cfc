import type { TemplateForm } from '#contract/messaging/template.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { refusedFields } from '../../platform/errors.ts'
import { newId } from '../../platform/table/ids.ts'
import { attachHeader } from './attach-header.ts'
import { presentTemplate } from './present-template.ts'
import { readForm } from './read-form.ts'
import { listOf, putTemplate } from './store.ts'

/** Adds a draft. Throws `invalid` for what cannot be a template, `conflict` for a name that another one has. */
export async function createTemplate(ctx: Ctx, form: TemplateForm) {
  const { org, now } = ctx
  const id = newId(now)
  const kept = readForm(form)
  const taken = (await listOf(org)).some(({ name, language }) => name === kept.name && language === kept.language)
  if (taken) throw refusedFields({ name: { key: 'template_name_taken' } })
  const at = now.toISOString()
  const header_media_url = await attachHeader(ctx, { id, ...kept })
  const template = { org, id, ...kept, header_media_url, status: 'DRAFT' as const, created_at: at, updated_at: at }
  await putTemplate(template)
  return { template: presentTemplate(template, 0) }
}
