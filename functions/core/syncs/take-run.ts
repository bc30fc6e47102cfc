import { getLot } from '../catalogue/store.ts'
import type { Work } from '../ctx.ts'
import { isIntegrationActive } from '../integrations/is-integration-active.ts'
import type { RunItem } from './entity.ts'
import { findOpenRun } from './find-open-run.ts'
import { ATTEMPTS_MAX } from './rules.ts'
import { interrupted, leaseUntil, noteInterrupted, startRun } from './start-run.ts'
import { changeRun, endRun, extendLease, getRun } from './store.ts'

/** The run that this worker, and no other, is to do; undefined where there is nothing to do. */
export async function takeRun(work: Work, asked: { run?: string; due?: string }): Promise<RunItem | undefined> {
  const { org } = work
  const run = asked.run === undefined ? await ofTheClock(work, asked.due) : await getRun(org, asked.run)
  if (run?.status === 'running') return takeUp(work, run)
  if (run?.status !== 'queued') return undefined
  if (!(await extendLease(org, run.id, leaseUntil()))) {
    await noteInterrupted(org, run.id)
    return undefined
  }
  const isMine = await changeRun(['queued'], { org, id: run.id, status: 'running' })
  return isMine ? { ...run, status: 'running' } : undefined
}

async function ofTheClock(work: Work, due?: string): Promise<RunItem | undefined> {
  if (!(await isIntegrationActive(work.org))) return undefined
  const started = await startRun(work, { due })
  return started?.isNew ? started.run : undefined
}

/** Another worker has begun it: while that one lives it is let be; when it broke off, another run begins anew. */
async function takeUp(work: Work, { id, by, upload, file, attempt }: RunItem): Promise<undefined> {
  const { org } = work
  const lot = await getLot(org, true)
  if (lot && (await findOpenRun(org, lot))?.id === id) return
  const isRepeated = attempt < ATTEMPTS_MAX && (upload !== undefined || (await isIntegrationActive(org)))
  if (isRepeated) await startRun(work, { by, upload, file, attempt: attempt + 1 })
  else await endRun(interrupted(org, id))
  await noteInterrupted(org, id)
}
