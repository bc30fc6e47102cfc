import { recordAct } from '../../people/audit/record-act.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { findPublished, findSwitchboard } from './door.ts'
import { getAutomation, getOwnAutomation } from './get-automation.ts'
import { setSwitch } from './store.ts'

/** Switches an automation off for now: nothing starts it, and its runs wait where they are. */
export async function pauseAutomation(ctx: Ctx, { id }: { id: string }) {
  await setStatus(ctx, id, 'paused')
  return getAutomation(ctx, { id })
}

/** Switches it on again; what came due meanwhile goes on now. */
export async function resumeAutomation(ctx: Ctx, { id }: { id: string }) {
  await setStatus(ctx, id, 'published')
  await enqueue('run-automations', { org: ctx.org, task: 'resume', automation: id, contact: '', about: '' })
  return getAutomation(ctx, { id })
}

async function setStatus(ctx: Ctx, id: string, status: 'paused' | 'published') {
  const { org } = ctx
  const seen = await retryOnConflict(async () => {
    const known = await getOwnAutomation(ctx, id)
    if (known.published === 0) throw new AppError('automation_not_published')
    if (known.status === status) return known
    const published_of = known.published_of === known.version ? known.version + 1 : known.published_of
    const on = status === 'published' ? await findPublished(org, id, known.published) : undefined
    const board = await findSwitchboard(org, true)
    return (await setSwitch(known, { ...known, status, published_of }, board, ctx.now, on)) && known
  })
  if (seen.status === status) return
  const action = status === 'paused' ? ('automation_paused' as const) : ('automation_resumed' as const)
  await recordAct(ctx, { action, about: id, words: { name: seen.name } })
}
