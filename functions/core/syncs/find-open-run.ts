import type { LotItem } from '../catalogue/entity.ts'
import type { OrgId } from '../ctx.ts'
import type { RunItem } from './entity.ts'
import { getRun } from './store.ts'

/** The run that has the lot and is alive, or waits for its worker. */
export async function findOpenRun(org: OrgId, lot: Pick<LotItem, 'run' | 'run_until'>): Promise<RunItem | undefined> {
  if (lot.run === undefined || (lot.run_until ?? '') <= new Date().toISOString()) return undefined
  const run = await getRun(org, lot.run)
  return run?.status === 'queued' || run?.status === 'running' ? run : undefined
}
