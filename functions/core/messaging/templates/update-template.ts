import type { TemplateChanges } from '#contract/messaging/template.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { attachHeader } from './attach-header.ts'
import { requireFreeName } from './check-name.ts'
import type { TemplateItem } from './entity.ts'
import { getStored, getTemplate } from './get-template.ts'
import { readForm } from './read-form.ts'
import { replaceTemplate } from './store.ts'

/** Replaces what a draft says; its name stays. Throws `conflict` for one that was submitted. */
export async function updateTemplate(ctx: Ctx, { id, ...changes }: TemplateChanges & { id: string }) {
  await retryOnConflict(async () => {
    const seen = await getStored(ctx.org, id)
    if (seen.status !== 'DRAFT') throw new AppError('template_not_draft')
    const changed = await next(ctx, seen, changes)
    return replaceTemplate(seen, changed)
  })
  const found = await getTemplate(ctx, { id })
  await recordAct(ctx, { action: 'template_updated', about: id, words: { template: found.template.name } })
  return found
}

async function next(ctx: Ctx, seen: TemplateItem, changes: TemplateChanges): Promise<TemplateItem> {
  const { org, now } = ctx
  const { id, name, friendly_name, language, category, status, created_at } = seen
  const { language: newLanguage = language, category: newCategory = category } = changes
  const kept = readForm({ friendly_name, ...changes, name, language: newLanguage, category: newCategory })
  // Its name stays, but may be taken in another language.
  if (newLanguage !== language) await requireFreeName(org, { id, name, language: newLanguage })
  const header_media_url = await attachHeader(ctx, { id, ...kept }, seen.header_media_url)
  return { org, id, ...kept, header_media_url, status, created_at, updated_at: now.toISOString() }
}
