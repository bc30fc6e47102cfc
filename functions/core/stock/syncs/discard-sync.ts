import { answerText } from '#contract/answers.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import type { RunItem } from './entity.ts'
import { presentRun } from './present-run.ts'
import { changeRun, findRun } from './store.ts'

/** Discards a file that awaits review; the scheduler skips it from then on, like any other reported file. */
export async function discardSync(ctx: Ctx, { id }: { id: string }) {
  const { org } = ctx
  if (!(await findRun(org, id))) throw notFound()
  const words = { key: 'discarded' } as const
  const isDiscarded = await changeRun(['held'], { org, id, status: 'failed', is_discarded: true, words })
  if (!isDiscarded) throw new AppError('not_held')
  await recordAct(ctx, { action: 'sync_discarded', about: id })
  return {
    message: answerText(ctx.language, 'file_discarded'),
    sync: presentRun(ctx, (await findRun(org, id)) as RunItem),
  }
}
