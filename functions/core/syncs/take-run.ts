import { getLot } from '../catalogue/store.ts'
import type { Work } from '../ctx.ts'
import { isIntegrationActive } from '../integrations/is-integration-active.ts'
import type { RunItem } from './entity.ts'
import { findOpenRun } from './find-open-run.ts'
import { interrupted, noteInterrupted } from './note-interrupted.ts'
import { ATTEMPTS_MAX, isFileAtHand, leaseUntil } from './rules.ts'
import { startRun } from './start-run.ts'
import { changeRun, endRun, extendLease, getRun } from './store.ts'

/** The run that this worker, and no other, is to do; undefined where there is nothing to do. */
export async function takeRun(work: Work, asked: { run?: string; due?: string }): Promise<RunItem | undefined> {
  const { org } = work
  const run = asked.run === undefined ? await ofTheClock(work, asked.due) : await getRun(org, asked.run)
  if (run?.status === 'running') return takeUp(work, run)
  if (run?.status !== 'queued') return undefined
  if (!(await extendLease(org, run.id, leaseUntil()))) return takeUp(work, run)
  const isMine = await changeRun(['queued'], { org, id: run.id, status: 'running' })
  return isMine ? { ...run, status: 'running' } : undefined
}

async function ofTheClock(work: Work, due?: string): Promise<RunItem | undefined> {
  const { org } = work
  const lot = await getLot(org, true)
  const before = lot?.run === undefined ? undefined : await getRun(org, lot.run)
  // Its file, and that a manager confirmed it, must not be lost to the next hour's.
  if (before?.status === 'queued' || before?.status === 'running') return takeUp(work, before)
  if (!(await isIntegrationActive(org))) return undefined
  const started = await startRun(work, { due })
  return started?.isNew ? started.run : undefined
}

/** Another worker has it: while that one lives it is let be; when it broke off, another run goes on with its file. */
async function takeUp(work: Work, run: RunItem): Promise<undefined> {
  const { org } = work
  const { id, by, upload, file, is_confirmed, attempt } = run
  const lot = await getLot(org, true)
  if (lot?.run !== id) {
    await noteInterrupted(org, id, lot)
    return
  }
  if (await findOpenRun(org, lot)) return
  const isRepeated = attempt < ATTEMPTS_MAX && (isFileAtHand(run) || (await isIntegrationActive(org)))
  const kept = upload === undefined && file !== undefined ? (run.kept ?? id) : undefined
  // Where the worker turns out to live, by a clock that is a little behind, both do nothing.
  if (isRepeated) await startRun(work, { by, upload, file, kept, is_confirmed, attempt: attempt + 1 })
  else await endRun(interrupted(org, id, lot))
}
