import { wait } from '../../platform/aws/patience.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { findImport } from './store.ts'

/** Time between two looks. */
const LOOK_MS = 50
/** If the stream stands still, an import goes on at this pace, well within its lease. */
const LONGEST_WAIT_MS = 20_000

/**
 * Waits until what follows from an import's parts so far is done: counters, search words, live updates. All dealerships
 * share the stream, and one that writes faster than it is followed keeps the others waiting.
 */
export async function holdUntilFollowed(org: OrgId, id: string, parts: number): Promise<void> {
  for (const until = Date.now() + LONGEST_WAIT_MS; Date.now() < until; await wait(LOOK_MS)) {
    const run = await findImport(org, id)
    if (run?.status !== 'running' || run.followed >= parts) return
  }
}
