import type { TemplateForm } from '#contract/messaging/template.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { refusedFields } from '../../platform/errors.ts'
import { newId } from '../../platform/table/ids.ts'
import { presentTemplate } from './present-template.ts'
import { readForm } from './read-form.ts'
import { listOf, putTemplate } from './store.ts'

/** Adds a draft. Throws `invalid` for what cannot be a template, `conflict` for a name that another one has. */
export async function createTemplate({ org, now }: Ctx, form: TemplateForm) {
  const kept = readForm(form)
  const taken = (await listOf(org)).some(({ name, language }) => name === kept.name && language === kept.language)
  if (taken) throw refusedFields({ name: { key: 'template_name_taken' } })
  const at = now.toISOString()
  const template = { org, id: newId(now), ...kept, status: 'DRAFT' as const, created_at: at, updated_at: at }
  await putTemplate(template)
  return { template: presentTemplate(template, 0) }
}
