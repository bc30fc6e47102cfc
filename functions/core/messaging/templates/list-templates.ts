import type { TemplateCategory, TemplateStatus } from '#contract/telephony/template-facts.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { readSends } from './count-sends.ts'
import { listTemplatesOf } from './door.ts'
import type { TemplateItem } from './entity.ts'
import { presentTemplate } from './present-template.ts'
import { isSendable } from './sendable-template.ts'

/** The dealership's templates, the newest first; of one status or category where they are asked for. */
export const listTemplates = (
  ctx: Ctx,
  { status, category }: { status?: TemplateStatus; category?: TemplateCategory },
) =>
  listWhere(ctx, (template) => (!status || template.status === status) && (!category || template.category === category))

/** Those that can be sent. */
export const listApproved = (ctx: Ctx) => listWhere(ctx, isSendable)

async function listWhere({ org }: Ctx, isAsked: (template: TemplateItem) => boolean) {
  const [all, sends] = await Promise.all([listTemplatesOf(org), readSends(org)])
  return { templates: all.filter(isAsked).map((template) => presentTemplate(template, sends.get(template.id) ?? 0)) }
}
