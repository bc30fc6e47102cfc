import type { Ctx } from '../../platform/ctx.ts'
import { listLatest } from './list-latest.ts'
import { presentRun } from './present-run.ts'

/** The last runs, newest first. */
export const listSyncs = async (ctx: Ctx) => ({
  data: (await listLatest(ctx.org)).map((run) => presentRun(ctx, run)),
})
