import { getSetAside, listSetAside, removeSetAside } from '../aws/list-set-aside.ts'
import { logFailure } from '../log.ts'
import type { NamedFollow } from './follow.ts'

type LoadFollows = () => Promise<readonly NamedFollow[]>

/** An outage that lasts longer wants a person: then the job fails, which its alarm tells. */
const ALARM_HOURS = 1
/** The next turn goes on from there, and no two run at once. */
const LONGEST_RUN_MS = 240_000

/**
 * Follows the changes that were set aside. A batch that fails again stays where it is, for the next turn. Nearly always
 * there is none, so `loadFollows` is asked only for one.
 */
export async function replayChanges(
  loadFollows: LoadFollows,
  now: Date,
): Promise<{ replayed: number; failed: number }> {
  const result = { replayed: 0, failed: 0 }
  let oldest = now
  for await (const { name, since } of listSetAside()) {
    if (Date.now() - now.getTime() > LONGEST_RUN_MS) break
    try {
      result.replayed += await replay(loadFollows, name)
    } catch (error) {
      logFailure(error)
      result.failed += 1
      if (since < oldest) oldest = since
    }
  }
  if (now.getTime() - oldest.getTime() > ALARM_HOURS * 3_600_000)
    throw new Error(`Changes that were set aside at ${oldest.toISOString()} can still not be followed.`)
  return result
}

/** Answers how many records it were; throws where not all of them could be followed. */
async function replay(loadFollows: LoadFollows, name: string): Promise<number> {
  const { replayBatch } = await import('./replay-batch.ts')
  const records = await getSetAside(name)
  await replayBatch(await loadFollows(), records)
  await removeSetAside(name)
  return records.length
}
