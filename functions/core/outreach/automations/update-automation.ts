import type { AutomationChanges } from '#contract/outreach/automation-schema.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { getAutomation, getOwnAutomation } from './get-automation.ts'
import { namedSteps } from './rules.ts'
import { replaceAutomation } from './store.ts'

type Input = AutomationChanges & { id: string }

/** Saves a change. A published version goes on as it is, until the change is published too. */
export async function updateAutomation(ctx: Ctx, { id, steps, conditions, ...input }: Input) {
  const { caller, now } = ctx
  await retryOnConflict(async () =>
    replaceAutomation(await getOwnAutomation(ctx, id), {
      ...definedOf(input),
      ...(steps && { steps: namedSteps(steps) }),
      ...(conditions !== undefined && { conditions: conditions ?? undefined }),
      user_id: caller.id,
      user_name: caller.name,
      updated_at: now.toISOString(),
    }),
  )
  return getAutomation(ctx, { id })
}

const definedOf = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>
