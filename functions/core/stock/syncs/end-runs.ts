import type { OrgId } from '../../platform/ctx.ts'
import type { LotItem } from '../catalogue/entity.ts'
import type { RunItem, RunWords } from './entity.ts'
import { RUNS_SHOWN, takesPlaceOf } from './rules.ts'
import { changeRun, listRuns } from './store.ts'

type Lot = Pick<LotItem, 'writing'> | undefined

/** A run that has lost the lot does nothing anymore, whatever its worker still believes. */
export const endInterrupted = (org: OrgId, id: string, lot: Lot) =>
  changeRun(['queued', 'running'], interrupted(org, id, lot))

/** The end state of a run that broke off; the lot says whether it had begun to write. */
export function interrupted(org: OrgId, id: string, lot: Lot) {
  const is_half_written = lot?.writing === id
  const words: RunWords = { key: is_half_written ? 'half_written' : 'interrupted' }
  return { org, id, status: 'failed' as const, finished_at: new Date().toISOString(), words, is_half_written }
}

/** Ends earlier runs still awaiting confirmation: another file counts, or waits, in their place. */
export const endHeldBefore = (org: OrgId, by: Pick<RunItem, 'id' | 'status' | 'words'>) =>
  endHeld(org, 'superseded', (run) => run.id < by.id && takesPlaceOf(run, by))

/**
 * Ends the runs awaiting confirmation whose file is from a server no longer connected; the current server, if any, was
 * connected at `connected_at`.
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
