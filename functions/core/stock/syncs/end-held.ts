import type { OrgId } from '../../platform/ctx.ts'
import type { RunItem } from './entity.ts'
import { RUNS_SHOWN, takesPlaceOf } from './rules.ts'
import { changeRun, listRuns } from './store.ts'

/** Ends the runs before this one that still wait for a confirmation: another file counts, or waits, in their place. */
export const endHeldBefore = (org: OrgId, by: Pick<RunItem, 'id' | 'status' | 'words'>) =>
  endHeld(org, 'superseded', (run) => run.id < by.id && takesPlaceOf(run, by))

/**
 * Ends the runs that wait for a confirmation with a file of a server that is no longer the dealership's; where one is, it
 * was connected at `connected_at`.
 */
export const endHeldOfServer = (org: OrgId, why: 'superseded' | 'disconnected', connected_at?: string) =>
  endHeld(
    org,
    why,
    (run) => run.upload === undefined && (connected_at === undefined || run.connected_at !== connected_at),
  )

async function endHeld(org: OrgId, key: 'superseded' | 'disconnected', isGone: (run: RunItem) => boolean) {
  const held = (await listRuns(org, RUNS_SHOWN)).filter((run) => run.status === 'held' && isGone(run))
  await Promise.all(held.map(({ id }) => changeRun(['held'], { org, id, status: 'failed', words: { key } })))
}
