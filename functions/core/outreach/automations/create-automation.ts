import { MOST_AUTOMATIONS } from '#contract/outreach/automation-facts.ts'
import type { AutomationInput } from '#contract/outreach/automation-schema.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { newId } from '../../platform/table/ids.ts'
import { putWithin } from '../../platform/table/put-within.ts'
import { listAutomationsOf } from './door.ts'
import { getAutomation } from './get-automation.ts'
import { namedSteps } from './rules.ts'
import { deleteDraft, putAutomation } from './store.ts'

/** Saves an automation that does nothing yet: publishing switches it on. What it lacks is told then. */
export async function createAutomation(ctx: Ctx, { steps, conditions, ...input }: AutomationInput) {
  const { org, caller, now } = ctx
  const automation = {
    org,
    id: newId(now),
    version: 1,
    status: 'draft' as const,
    published: 0,
    ...input,
    steps: namedSteps(steps),
    conditions: conditions ?? undefined,
    user_id: caller.id,
    user_name: caller.name,
    updated_at: now.toISOString(),
  }
  const isPut = await putWithin({
    most: MOST_AUTOMATIONS,
    count: async () => (await listAutomationsOf(org)).length,
    put: () => putAutomation(automation),
    remove: () => deleteDraft(automation),
  })
  if (!isPut) throw new AppError('too_many_automations', { most: MOST_AUTOMATIONS })
  return getAutomation(ctx, automation)
}
