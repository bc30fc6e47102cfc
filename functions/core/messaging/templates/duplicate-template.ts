import type { Language } from '#contract/language.ts'
import { TEMPLATE_LIMITS } from '#contract/messaging/template-facts.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { newId } from '../../platform/table/ids.ts'
import { presentTemplate } from './present-template.ts'
import { freeName } from './read-form.ts'
import { listOf, putTemplate } from './store.ts'

const COPY: Record<Language, string> = { en: 'copy', es: 'copia' }

/** Makes a draft of any template, under a name that is free: what was submitted is not edited. */
export async function duplicateTemplate({ org, now, caller }: Ctx, { id }: { id: string }) {
  const all = await listOf(org)
  const known = all.find((template) => template.id === id)
  if (!known) throw notFound()
  const { content_sid, account_sid, twilio_status, rejection_reason, synced_at, ...content } = known
  const ending = ` (${COPY[caller.language]})`
  const at = now.toISOString()
  const copy = {
    ...content,
    id: newId(now),
    name: freeName(`${known.name.replace(/_copy(_\d+)?$/, '')}_copy`, new Set(all.map(({ name }) => name))),
    friendly_name: known.friendly_name.slice(0, TEMPLATE_LIMITS.friendly_name - ending.length) + ending,
    status: 'DRAFT' as const,
    created_at: at,
    updated_at: at,
  }
  await putTemplate(copy)
  return { template: presentTemplate(copy, 0) }
}
