import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { openTemplates } from '../../telephony/carriers/carriers.ts'
import type { TemplateItem } from './entity.ts'
import { getStored } from './get-template.ts'
import { deleteTemplate } from './store.ts'

/** Removes a template here and at its carrier. What was sent of it stays in the threads. */
export async function removeTemplate(ctx: Ctx, { id }: { id: string }) {
  const template = await getStored(ctx.org, id)
  await removeContentOf(ctx.org, template)
  await deleteTemplate(template)
  await recordAct(ctx, { action: 'template_removed', about: id, words: { template: template.name } })
}

/** Removes what the carrier has of a template, where its account is still connected. */
export async function removeContentOf(org: OrgId, { content_sid, account_sid }: TemplateItem) {
  const templates = content_sid ? await openTemplates(org) : undefined
  if (content_sid && templates?.account_sid === account_sid) await templates?.remove(content_sid)
}
