import type { OrgId } from '../../platform/ctx.ts'
import type { RunItem } from './entity.ts'
import { newestFirst, RUNS_SHOWN } from './rules.ts'
import { listRuns } from './store.ts'

/** The last runs, the one that began last first: what everybody is told of. */
export const listLatest = async (org: OrgId): Promise<RunItem[]> =>
  (await listRuns(org, RUNS_SHOWN)).toSorted(newestFirst)
