import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { readSendsOf } from './count-sends.ts'
import { findTemplate } from './door.ts'
import { presentTemplate } from './present-template.ts'

/** The stored template, one of this dealership; throws `not_found`. */
export async function getStored(org: OrgId, id: string) {
  const template = await findTemplate(org, id)
  if (!template) throw notFound()
  return template
}

export async function getTemplate({ org }: Ctx, { id }: { id: string }) {
  const [template, sends] = await Promise.all([getStored(org, id), readSendsOf(org, id)])
  return { template: presentTemplate(template, sends) }
}
