import type { Ctx } from '../ctx.ts'
import { presentRun } from './present-run.ts'
import { RUNS_SHOWN } from './rules.ts'
import { listRuns } from './store.ts'

/** The last runs, newest first. */
export const listSyncs = async ({ org }: Ctx) => ({ data: (await listRuns(org, RUNS_SHOWN)).map(presentRun) })
