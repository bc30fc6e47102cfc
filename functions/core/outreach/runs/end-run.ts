import type { EndReason } from '#contract/outreach/automation-facts.ts'
import type { Work } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { over } from './rules.ts'
import { findRun, replaceRun } from './store.ts'

/** Ends a run where it is. */
export async function endRun(work: Work, automation: string, id: string, reason: EndReason): Promise<void> {
  await retryOnConflict(async () => {
    const run = await findRun(work.org, automation, id)
    return run?.status !== 'active' || replaceRun(run, over('ended', work.now, reason))
  })
}
