import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getLot } from '../catalogue/store.ts'
import type { OrgId, Work } from '../ctx.ts'
import { untilUnchanged } from '../table/conflicts.ts'
import { bringIn, type Outcome } from './bring-in.ts'
import type { RunItem } from './entity.ts'
import { failureWords } from './failure-words.ts'
import { holdLease, LeaseLost } from './hold-lease.ts'
import { reportProgress } from './report-progress.ts'
import { FAILED } from './rules.ts'
import { dropRun, endRun } from './store.ts'
import { supersedeHeld } from './supersede-held.ts'
import { takeRun } from './take-run.ts'

/**
 * Does a run from fetching to publishing: the one that is named, else a new one where the clock's turn (`due`) is still
 * open, or now. The list of cars is the previous one until the new one replaces it as a whole. What a car itself says is
 * written before, car by car: a run that breaks off may leave some of them newer than the list, until the next run has
 * looked at every car (`writing` of the lot).
 */
export async function syncInventory(work: Work, asked: { run?: string; due?: string }): Promise<void> {
  const run = await takeRun(work, asked)
  if (!run) return
  const folder = await mkdtemp(join(tmpdir(), 'feed-'))
  const lease = holdLease(work.org, run.id)
  const { report, settle } = reportProgress(work.org, run)
  try {
    const outcome = await bringIn(work, { run, path: join(folder, 'feed'), lease, report })
    await settle()
    await end(run, work.org, outcome)
  } catch (error) {
    await settle()
    if (error instanceof LeaseLost) return
    const message = failureWords(error)
    await end(run, work.org, { status: 'failed', message: message ?? FAILED })
    if (message === undefined) throw error
  } finally {
    lease.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Its own last sign of life may be under way, so that a try does not count for the last word. */
const end = (run: RunItem, org: OrgId, outcome: Outcome | undefined) =>
  untilUnchanged(async () => {
    const isEnded = outcome
      ? await endRun({ org, id: run.id, finished_at: new Date().toISOString(), ...outcome })
      : await dropRun(run)
    if (isEnded && outcome && outcome.status !== 'failed') await supersedeHeld(org, { id: run.id, ...outcome })
    return isEnded || (await getLot(org, true))?.run !== run.id
  })
