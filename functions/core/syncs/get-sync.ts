import type { Ctx } from '../ctx.ts'
import { notFound } from '../errors.ts'
import { presentRun } from './present-run.ts'
import { getRun } from './store.ts'

export async function getSync({ org }: Ctx, { id }: { id: string }) {
  const run = await getRun(org, id)
  if (!run) throw notFound()
  return presentRun(run)
}
