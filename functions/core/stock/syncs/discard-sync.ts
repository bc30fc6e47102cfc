import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import type { RunItem } from './entity.ts'
import { presentRun } from './present-run.ts'
import { DISCARDED, NOT_HELD } from './rules.ts'
import { changeRun, getRun } from './store.ts'

/** Gives up a file that waits for its review; the clock passes it by from then on, as any other that was told of. */
export async function discardSync(ctx: Ctx, { id }: { id: string }) {
  const { org } = ctx
  if (!(await getRun(org, id))) throw notFound()
  const isDiscarded = await changeRun(['held'], { org, id, status: 'failed', is_discarded: true, message: DISCARDED })
  if (!isDiscarded) throw new AppError('conflict', NOT_HELD)
  return { message: 'The file was discarded.', sync: presentRun(ctx, (await getRun(org, id)) as RunItem) }
}
