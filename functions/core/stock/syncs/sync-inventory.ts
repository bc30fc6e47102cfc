import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OrgId, Work } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { findLot } from '../catalogue/store.ts'
import { ColumnsUnknown } from '../feeds/columns-unknown.ts'
import { endHeldBefore } from './end-runs.ts'
import type { Outcome, RunItem } from './entity.ts'
import { failureWords } from './failure-words.ts'
import { holdLease, LeaseLost, secondsFromNow } from './hold-lease.ts'
import { importFile } from './import-file.ts'
import { recordProgress } from './record-progress.ts'
import { failedWords } from './rules.ts'
import { dropRun, endRun, extendLease } from './store.ts'
import { takeRun } from './take-run.ts'

/**
 * Does a run from fetching to publishing: the one that is named, else a new one where the clock's turn (`due`) is still
 * open, or now. The list of vehicles is the previous one until the new one replaces it as a whole. What a vehicle itself says is
 * written before, vehicle by vehicle, and what is sold is marked after: a run that breaks off in between is gone on with by
 * another, which looks at every vehicle (`writing` of the lot).
 */
export async function syncInventory(work: Work, asked: { run?: string; due?: string }): Promise<void> {
  const run = await takeRun(work, asked)
  if (!run) return
  const folder = await mkdtemp(join(tmpdir(), 'feed-'))
  const lease = holdLease(work.org, run.id)
  const { report, settle } = recordProgress(work.org, run)
  try {
    const outcome = await importFile(work, { run, path: join(folder, 'feed'), lease, report })
    await settle()
    await end(run, work.org, outcome)
  } catch (error) {
    await settle()
    if (error instanceof LeaseLost) return
    if ((await findLot(work.org, true))?.writing === run.id) {
      lease.stop()
      await breakOff(work, run)
      throw error
    }
    const words = failureWords(error)
    const can_choose_columns = error instanceof ColumnsUnknown || undefined
    await end(run, work.org, { status: 'failed', words: words ?? failedWords(run), can_choose_columns })
    if (words === undefined) throw error
  } finally {
    lease.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Its own last sign of life may be under way, so that a try does not count for the last word. */
const end = (run: RunItem, org: OrgId, outcome: Outcome | undefined) =>
  retryOnConflict(async () => {
    const isEnded = outcome
      ? await endRun({ org, id: run.id, finished_at: new Date().toISOString(), ...outcome })
      : await dropRun(run)
    if (isEnded && outcome && outcome.status !== 'failed') await endHeldBefore(org, { id: run.id, ...outcome })
    return isEnded || (await findLot(org, true))?.run !== run.id
  })

/**
 * Lets another run go on with the file of one that failed while it wrote, of which nobody may say that nothing happened:
 * at once, for what was wrong may have been so for a moment, and after that when its time is over (take-run.ts).
 */
async function breakOff(work: Work, { id, attempt }: RunItem): Promise<void> {
  if (attempt > 1 || !(await extendLease(work.org, id, secondsFromNow(0)))) return
  // Later than the run itself, which the same moment may have made: runs are listed by their time.
  const now = new Date(Math.max(Date.now(), work.now.getTime() + 1))
  await takeRun({ ...work, now }, { run: id })
}
