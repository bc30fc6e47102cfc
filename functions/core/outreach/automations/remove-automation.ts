import { recordAct } from '../../people/audit/record-act.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { findSwitchboard } from './door.ts'
import { getOwnAutomation } from './get-automation.ts'
import { deleteAutomation } from './store.ts'

/** Deletes an automation; its runs end where they are. */
export async function removeAutomation(ctx: Ctx, { id }: { id: string }) {
  const { org } = ctx
  const name = await retryOnConflict(async () => {
    const seen = await getOwnAutomation(ctx, id)
    return (await deleteAutomation(seen, await findSwitchboard(org, true))) && seen.name
  })
  await enqueue('run-automations', { org, task: 'end', automation: id, contact: '', about: '' })
  await recordAct(ctx, { action: 'automation_removed', about: id, words: { name } })
}
