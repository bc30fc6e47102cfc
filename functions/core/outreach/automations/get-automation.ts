import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { findAutomation, listAutomationsOf } from './door.ts'
import type { AutomationItem } from './entity.ts'
import { findNamed, problemsOf } from './find-problems.ts'
import { presentAutomation } from './present-automation.ts'

export async function getOwnAutomation({ org }: Pick<Ctx, 'org'>, id: string): Promise<AutomationItem> {
  const automation = await findAutomation(org, id)
  if (!automation) throw notFound()
  return automation
}

/** The dealership's automations, the newest first, each with what keeps it from working. */
export async function listAutomations({ org, caller }: Ctx) {
  const all = await listAutomationsOf(org)
  // An empty list asks for nothing more.
  if (all.length === 0) return { data: [] }
  const named = await findNamed(org, all)
  return { data: all.map((one) => presentAutomation(one, problemsOf(one, named), caller.language)) }
}

/** One automation with what keeps it from working. */
export async function getAutomation(ctx: Ctx, { id }: { id: string }) {
  const automation = await getOwnAutomation(ctx, id)
  const named = await findNamed(ctx.org, await listAutomationsOf(ctx.org))
  return { automation: presentAutomation(automation, problemsOf(automation, named), ctx.caller.language) }
}
