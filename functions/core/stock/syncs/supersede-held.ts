import type { OrgId } from '../../platform/ctx.ts'
import type { RunItem } from './entity.ts'
import { RUNS_SHOWN, takesPlaceOf } from './rules.ts'
import { changeRun, listRuns } from './store.ts'

/** Ends the runs before this one that still wait for a confirmation: another file counts, or waits, in their place. */
export async function supersedeHeld(org: OrgId, by: Pick<RunItem, 'id' | 'status' | 'words'>): Promise<void> {
  const held = (await listRuns(org, RUNS_SHOWN)).filter(({ id, status }) => status === 'held' && id < by.id)
  const gone = held.filter((run) => takesPlaceOf(run, by))
  await Promise.all(
    gone.map(({ id }) => changeRun(['held'], { org, id, status: 'failed', words: { key: 'superseded' } })),
  )
}
