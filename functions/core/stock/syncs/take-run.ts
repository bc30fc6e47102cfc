import { enqueue } from '../../platform/aws/queues.ts'
import type { Work } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { findLot } from '../catalogue/door.ts'
import { findIntegration, isIntegrationActive } from '../integrations/door.ts'
import { endInterrupted, interrupted } from './end-runs.ts'
import type { RunItem } from './entity.ts'
import { findOpenRun } from './find-open-run.ts'
import { leaseUntil } from './hold-lease.ts'
import { ATTEMPTS_MAX, isFileAtHand } from './rules.ts'
import { startRun } from './start-run.ts'
import { beginRun, endRun, findRun } from './store.ts'

/** The run that this worker, and no other, has to do; undefined if there is nothing to do. */
export async function takeRun(work: Work, asked: { run?: string; due?: string }): Promise<RunItem | undefined> {
  const { org } = work
  const run = asked.run === undefined ? await ofTheClock(work, asked.due) : await findRun(org, asked.run)
  if (run?.status === 'running') return takeUp(work, run)
  if (run?.status !== 'queued') return undefined
  // First of all: if this fails, the run keeps waiting and the next worker takes it.
  await lookAgain(run, leaseUntil())
  return (await begin(work, run)) ? { ...run, status: 'running' } : takeUp(work, run)
}

/** A run that waited, however long, was not interrupted: no one had begun. Another write to the lot may interfere. */
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
  // Its file, and a manager's approval, must not be lost to the next hourly run.
  if (before?.status === 'queued' || before?.status === 'running') return before
  if (!(await isIntegrationActive(org))) return undefined
  const started = await startRun(work, { due })
  return started?.isNew ? started.run : undefined
}

/**
 * Another worker has the run: while that worker is considered alive, the run is left alone and checked again later; if
 * the worker broke off, another run continues with its file.
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
  // A file fetched before this server was connected may be from another.
  const isOfServer = integration === undefined || integration.connected_at <= run.started_at
  const kept = upload === undefined && file !== undefined && isOfServer ? (run.kept ?? id) : undefined
  const known = isFileAtHand(run) || kept !== undefined ? file : undefined
  // If the worker turns out to be alive, because of a clock that is slightly off, both do nothing.
  const again = { by, upload, file: known, kept, connected_at, is_confirmed, attempt: attempt + 1 }
  if (isRepeated) await startRun(work, again)
  else await endRun(interrupted(org, id, lot))
}

/** Checks a run again once its worker's lease is over; one that has ended by then is left alone. */
function lookAgain({ org, id }: RunItem, until: string): Promise<void> {
  const delaySeconds = Math.ceil((Date.parse(until) - Date.now()) / 1000) + 1
  return enqueue('sync-inventory', { org, run: id }, { delaySeconds })
}
