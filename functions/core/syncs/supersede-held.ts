import type { OrgId } from '../ctx.ts'
import { RUNS_SHOWN, SUPERSEDED } from './rules.ts'
import { changeRun, listRuns } from './store.ts'

/** Ends the runs before this one that still wait for a confirmation: another file counts, or waits, in their place. */
export async function supersedeHeld(org: OrgId, by: string): Promise<void> {
  const waiting = (await listRuns(org, RUNS_SHOWN)).filter(({ id, status }) => status === 'held' && id < by)
  await Promise.all(waiting.map(({ id }) => changeRun(['held'], { org, id, status: 'failed', message: SUPERSEDED })))
}
