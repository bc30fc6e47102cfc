import type { Language } from '#contract/language.ts'
import { TEMPLATE_LIMITS } from '#contract/telephony/template-facts.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { findMade, madeOnce, requestOf } from '../../platform/once/door.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { newId } from '../../platform/table/ids.ts'
import { attachHeader } from './attach-header.ts'
import { listTemplatesOf } from './door.ts'
import type { TemplateItem } from './entity.ts'
import { getStored, getTemplate } from './get-template.ts'
import { presentTemplate } from './present-template.ts'
import { freeName } from './read-form.ts'
import { putTemplate } from './store.ts'

const COPY: Record<Language, string> = { en: 'copy', es: 'copia' }

interface Input {
  id: string
  /** The same twice is one copy. */
  client_id?: string
}

/** Makes a draft of any template, under a name that is free: what was submitted is not edited. */
export async function duplicateTemplate(ctx: Ctx, { id, client_id }: Input) {
  const { org, caller, now } = ctx
  const known = await getStored(org, id)
  const request = requestOf(client_id, 'template copy', id, caller.id)
  let made = await findMade(org, request)
  if (made) return getTemplate(ctx, { id: made })
  const copyId = newId(ctx.now)
  // The original's file goes with the original.
  const header_media_url = await attachHeader(ctx, { ...known, id: copyId })
  let copy: TemplateItem | undefined
  // Another may take the name meanwhile.
  await retryOnConflict(async () => {
    made = await findMade(org, request)
    if (made) return true
    copy = await copyOf(ctx, known, { id: copyId, header_media_url })
    return putTemplate(copy, madeOnce(org, request, copyId, now))
  })
  if (made) return getTemplate(ctx, { id: made })
  const { name } = copy as TemplateItem
  await recordAct(ctx, { action: 'template_created', about: copyId, words: { template: name } })
  return { template: presentTemplate(copy as TemplateItem, 0) }
}

type Own = Pick<TemplateItem, 'id' | 'header_media_url'>

async function copyOf({ org, now, caller }: Ctx, known: TemplateItem, own: Own): Promise<TemplateItem> {
  const all = await listTemplatesOf(org)
  const { content_sid, account_sid, keys, twilio_status, rejection_reason, synced_at, ...content } = known
  const ending = ` (${COPY[caller.language]})`
  const at = now.toISOString()
  return {
    ...content,
    ...own,
    name: freeName(`${known.name.replace(/_copy(_\d+)?$/, '')}_copy`, new Set(all.map(({ name }) => name))),
    friendly_name: known.friendly_name.slice(0, TEMPLATE_LIMITS.friendly_name - ending.length) + ending,
    status: 'DRAFT' as const,
    created_at: at,
    updated_at: at,
  }
}
