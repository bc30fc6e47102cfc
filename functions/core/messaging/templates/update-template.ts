import type { TemplateChanges } from '#contract/messaging/template.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { untilUnchanged } from '../../platform/table/conflicts.ts'
import type { TemplateItem } from './entity.ts'
import { getStored, getTemplate } from './get-template.ts'
import { readForm } from './read-form.ts'
import { replaceTemplate } from './store.ts'

/** Replaces what a draft says; its name stays. Throws `conflict` for one that was submitted. */
export async function updateTemplate(ctx: Ctx, { id, ...changes }: TemplateChanges & { id: string }) {
  await untilUnchanged(async () => {
    const seen = await getStored(ctx.org, id)
    if (seen.status !== 'DRAFT') throw new AppError('template_not_draft')
    return replaceTemplate(seen, next(ctx, seen, changes))
  })
  return getTemplate(ctx, { id })
}

function next({ org, now }: Ctx, seen: TemplateItem, changes: TemplateChanges): TemplateItem {
  const { id, name, friendly_name, language, category, status, created_at } = seen
  const { language: newLanguage = language, category: newCategory = category } = changes
  const kept = readForm({ friendly_name, ...changes, name, language: newLanguage, category: newCategory })
  return { org, id, ...kept, status, created_at, updated_at: now.toISOString() }
}
