import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { presentRun } from './present-run.ts'
import { findRun } from './store.ts'

/** The current state of a run. Throws `not_found` if it is not this dealership's. */
export async function getSync(ctx: Ctx, { id }: { id: string }) {
  const run = await findRun(ctx.org, id)
  if (!run) throw notFound()
  return presentRun(ctx, run)
}
