import { getSetAside, listSetAside, removeSetAside } from '../aws/list-set-aside.ts'
import { logFailure } from '../log.ts'
import type { Replaying } from './replay-batch.ts'

type Load = () => Promise<Replaying>

/** A longer outage needs a person: then the job fails, which triggers its alarm. */
const ALARM_HOURS = 1
/** The next run continues from there, and no two run at once. */
const LONGEST_RUN_MS = 240_000

/**
 * Follows the changes that were set aside. A batch that fails again stays for the next run. There is rarely one, so
 * `load` is only called for one.
 */
export async function replayChanges(load: Load, now: Date): Promise<{ replayed: number; failed: number }> {
  const result = { replayed: 0, failed: 0 }
  let oldest = now
  for await (const { name, since } of listSetAside()) {
    if (Date.now() - now.getTime() > LONGEST_RUN_MS) break
    try {
      result.replayed += await replay(load, name)
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

/** Returns the number of records; throws if some could not be followed. */
async function replay(load: Load, name: string): Promise<number> {
  const { replayLate } = await import('./replay-batch.ts')
  const records = await getSetAside(name)
  await replayLate(await load(), records)
  await removeSetAside(name)
  return records.length
}
