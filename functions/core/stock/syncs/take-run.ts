import { enqueue } from '../../platform/aws/queues.ts'
import type { Work } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { findLot } from '../catalogue/store.ts'
import { findIntegration, isIntegrationActive } from '../integrations/store.ts'
import { endInterrupted, interrupted } from './end-runs.ts'
import type { RunItem } from './entity.ts'
import { findOpenRun } from './find-open-run.ts'
import { leaseUntil } from './hold-lease.ts'
import { ATTEMPTS_MAX, isFileAtHand } from './rules.ts'
import { startRun } from './start-run.ts'
import { beginRun, endRun, findRun } from './store.ts'

/** The run that this worker, and no other, is to do; undefined where there is nothing to do. */
export async function takeRun(work: Work, asked: { run?: string; due?: string }): Promise<RunItem | undefined> {
  const { org } = work
  const run = asked.run === undefined ? await ofTheClock(work, asked.due) : await findRun(org, asked.run)
  if (run?.status === 'running') return takeUp(work, run)
  if (run?.status !== 'queued') return undefined
  // First of all: where this fails the run waits as it did, and is taken by the next who looks.
  await lookAgain(run, leaseUntil())
  return (await begin(work, run)) ? { ...run, status: 'running' } : takeUp(work, run)
}

/** Whoever waited, for however long, did not break off: nobody had begun. Another write of the lot may be in the way. */
async function begin({ org }: Work, run: RunItem): Promise<boolean> {
  let isMine = false
  await retryOnConflict(async () => {
    isMine = await beginRun(run, leaseUntil())
    if (isMine || (await findLot(org, true))?.run !== run.id) return true
    return (await findRun(org, run.id))?.status !== 'queued'
  })
  return isMine
}

async function ofTheClock(work: Work, due?: string): Promise<RunItem | undefined> {
  const { org } = work
  const lot = await findLot(org, true)
  const before = lot?.run === undefined ? undefined : await findRun(org, lot.run)
  // Its file, and that a manager confirmed it, must not be lost to the next hour's.
  if (before?.status === 'queued' || before?.status === 'running') return before
  if (!(await isIntegrationActive(org))) return undefined
  const started = await startRun(work, { due })
  return started?.isNew ? started.run : undefined
}

/**
 * Another worker has it: while that one is believed alive it is let be, and looked at again when it no longer is; when it
 * broke off, another run goes on with its file.
 */
async function takeUp(work: Work, run: RunItem): Promise<undefined> {
  const { org } = work
  const { id, by, upload, file, connected_at, is_confirmed, attempt } = run
  const lot = await findLot(org, true)
  if (lot?.run !== id) {
    await endInterrupted(org, id, lot)
    return
  }
  if (await findOpenRun(org, lot)) {
    if (run.status === 'running') await lookAgain(run, lot.run_until ?? '')
    return
  }
  const integration = isFileAtHand(run) ? undefined : await findIntegration(org)
  const isRepeated = attempt < ATTEMPTS_MAX && (isFileAtHand(run) || integration !== undefined)
  // What was fetched before this server was connected may be of another.
  const isOfServer = integration === undefined || integration.connected_at <= run.started_at
  const kept = upload === undefined && file !== undefined && isOfServer ? (run.kept ?? id) : undefined
  const known = isFileAtHand(run) || kept !== undefined ? file : undefined
  // Where the worker turns out to live, by a clock that is a little behind, both do nothing.
  const again = { by, upload, file: known, kept, connected_at, is_confirmed, attempt: attempt + 1 }
  if (isRepeated) await startRun(work, again)
  else await endRun(interrupted(org, id, lot))
}

/** Has a run looked at once its worker would have had to give a sign of life: one that has ended by then is let be. */
function lookAgain({ org, id }: RunItem, until: string): Promise<void> {
  const delaySeconds = Math.ceil((Date.parse(until) - Date.now()) / 1000) + 1
  return enqueue('sync-inventory', { org, run: id }, { delaySeconds })
}
