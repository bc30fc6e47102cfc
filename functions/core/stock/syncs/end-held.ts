import type { OrgId } from '../../platform/ctx.ts'
import { RUNS_SHOWN } from './rules.ts'
import { changeRun, listRuns } from './store.ts'

/**
 * Ends the runs that wait for a confirmation with a file of a server that is no longer the dealership's; where one is, it
 * was connected at `connected_at`.
 */
export async function endHeld(org: OrgId, why: 'superseded' | 'disconnected', connected_at?: string): Promise<void> {
  const held = (await listRuns(org, RUNS_SHOWN)).filter(
    ({ status, upload }) => status === 'held' && upload === undefined,
  )
  const gone = held.filter((run) => connected_at === undefined || run.connected_at !== connected_at)
  await Promise.all(gone.map(({ id }) => changeRun(['held'], { org, id, status: 'failed', words: { key: why } })))
}
