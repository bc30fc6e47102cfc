import type { OrgId } from '../../platform/ctx.ts'
import type { RunItem } from './entity.ts'
import { setProgress } from './store.ts'

/** Each report is a write, and a push to every open browser. */
const REPORT_EVERY_MS = 2_000

type Step = NonNullable<RunItem['progress']>['step']

/**
 * Reports a run's progress, at most every two seconds; `done` is from 0 to 1, `rows` what was read or written so far. A
 * failed report does no harm.
 */
export function recordProgress(org: OrgId, { id }: RunItem) {
  let reportedAt = 0
  let under: Promise<unknown> = Promise.resolve()
  return {
    report(step: Step, done: number, rows = 0) {
      if (Date.now() - reportedAt < REPORT_EVERY_MS) return
      reportedAt = Date.now()
      const progress = { step, done: Math.min(1, Math.round(done * 100) / 100), rows }
      under = under.then(() => setProgress(org, id, progress)).catch(() => {})
    },
    /** Waits for the last report, so that none comes after the end. */
    settle: () => under,
  }
}
export type Report = ReturnType<typeof recordProgress>['report']
