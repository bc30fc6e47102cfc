import type { Ctx } from '../ctx.ts'
import { presentRun } from './present-run.ts'
import { RUNS_SHOWN } from './rules.ts'
import { listRuns } from './store.ts'

/** The last runs, newest first. */
export const listSyncs = async (ctx: Ctx) => ({
  data: (await listRuns(ctx.org, RUNS_SHOWN)).map((run) => presentRun(ctx, run)),
})
