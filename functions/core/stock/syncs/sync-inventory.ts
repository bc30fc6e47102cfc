import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OrgId, Work } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { extendLease, findLot } from '../catalogue/door.ts'
import { ColumnsUnknown } from '../feeds/columns-unknown.ts'
import { endHeldBefore } from './end-runs.ts'
import type { Outcome, RunItem } from './entity.ts'
import { failureWords } from './failure-words.ts'
import { holdLease, LeaseLost, secondsFromNow } from './hold-lease.ts'
import { importFile } from './import-file.ts'
import { recordProgress } from './record-progress.ts'
import { failedWords } from './rules.ts'
import { dropRun, endRun } from './store.ts'
import { takeRun } from './take-run.ts'

/**
 * Performs a run from fetching to publishing: the named one, else a new one if its scheduled time (`due`) is still
 * open, or now. The list of vehicles is the previous one until the new one replaces it as a whole. The vehicles
 * themselves are written before, one by one, and sold ones are marked after: a run that breaks off in between is
 * continued by another, which checks every vehicle (`writing` of the lot).
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

/** Its own last heartbeat may be in progress, so one attempt does not decide. */
const end = (run: RunItem, org: OrgId, outcome: Outcome | undefined) =>
  retryOnConflict(async () => {
    const isEnded = outcome
      ? await endRun({ org, id: run.id, finished_at: new Date().toISOString(), ...outcome })
      : await dropRun(run)
    if (isEnded && outcome && outcome.status !== 'failed') await endHeldBefore(org, { id: run.id, ...outcome })
    return isEnded || (await findLot(org, true))?.run !== run.id
  })

/**
 * Lets another run continue with the file of one that failed while writing, since something may have been written: at
 * once, because the problem may have been momentary, and after that when its lease is over (take-run.ts).
 */
async function breakOff(work: Work, { id, attempt }: RunItem): Promise<void> {
  if (attempt > 1 || !(await extendLease(work.org, id, secondsFromNow(0)))) return
  // Later than the run itself, which may have been created at the same moment: runs are listed by time.
  const now = new Date(Math.max(Date.now(), work.now.getTime() + 1))
  await takeRun({ ...work, now }, { run: id })
}
