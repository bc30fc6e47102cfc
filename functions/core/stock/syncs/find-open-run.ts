import type { OrgId } from '../../platform/ctx.ts'
import type { LotItem } from '../catalogue/entity.ts'
import type { RunItem } from './entity.ts'
import { findRun } from './store.ts'

/** The run that has the lot and is alive, or waits for its worker, however long the queue: nothing can happen to it. */
export async function findOpenRun(org: OrgId, lot: Pick<LotItem, 'run' | 'run_until'>): Promise<RunItem | undefined> {
  const run = lot.run === undefined ? undefined : await findRun(org, lot.run)
  const isAlive = run?.status === 'running' && (lot.run_until ?? '') > new Date().toISOString()
  return isAlive || run?.status === 'queued' ? run : undefined
}
