import type { Ctx, OrgId } from '../../platform/ctx.ts'
import type { RunItem } from './entity.ts'
import { presentRun } from './present-run.ts'
import { newestFirst, RUNS_SHOWN } from './rules.ts'
import { listRuns } from './store.ts'

/** The last runs, latest start first, as shown to everyone. */
export const listLatest = async (org: OrgId): Promise<RunItem[]> =>
  (await listRuns(org, RUNS_SHOWN)).toSorted(newestFirst)

/** The same for the response. */
export const listSyncs = async (ctx: Ctx) => ({
  data: (await listLatest(ctx.org)).map((run) => presentRun(ctx, run)),
})
