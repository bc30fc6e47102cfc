import { recordAct } from '../../people/audit/record-act.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { refusedFields } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { findSwitchboard, listAutomationsOf } from './door.ts'
import type { AutomationItem } from './entity.ts'
import { findNamed, problemsOf } from './find-problems.ts'
import { getAutomation, getOwnAutomation } from './get-automation.ts'
import { definitionOf } from './present-automation.ts'
import { publish } from './store.ts'

/**
 * Switches an automation on as it is saved. Runs that are under way keep their version; new ones go by this one. Throws
 * `invalid`, by the steps concerned, for one that couldn't do what it says.
 */
export async function publishAutomation(ctx: Ctx, { id }: { id: string }) {
  const { org, caller, now } = ctx
  const named = await findNamed(org, await listAutomationsOf(org))
  const name = await retryOnConflict(async () => {
    const seen = await getOwnAutomation(ctx, id)
    const problems = problemsOf(seen, named)
    if (problems.length > 0)
      throw refusedFields(
        Object.fromEntries(problems.map(({ step, words }) => [step ? `steps.${step}` : 'steps', words])),
      )
    const next: AutomationItem = {
      ...seen,
      version: seen.version + 1,
      status: 'published',
      published: seen.published + 1,
      published_of: seen.version + 1,
    }
    const version = {
      org,
      automation: id,
      number: next.published,
      name: seen.name,
      ...definitionOf(seen),
      user_id: caller.id,
      published_at: now.toISOString(),
    }
    return (await publish(seen, next, version, await findSwitchboard(org, true))) && seen.name
  })
  await enqueue('run-automations', { org, task: 'plan', automation: id, contact: '', about: '' })
  await recordAct(ctx, { action: 'automation_published', about: id, words: { name } })
  return getAutomation(ctx, { id })
}
