import { listSetAside, readSetAside, removeSetAside } from '../outside/set-aside.ts'

/** Follows the changes that were set aside after too many failures. A batch that fails again stays where it is. */
export async function replayChanges(): Promise<{ replayed: number; failed: number }> {
  const result = { replayed: 0, failed: 0 }
  for (const name of await listSetAside()) {
    // Nearly always there is none, so what follows a change is loaded only for one.
    const { replayBatch } = await import('./replay-batch.ts')
    const records = await readSetAside(name)
    if (await replayBatch(records)) {
      await removeSetAside(name)
      result.replayed += records.length
    } else result.failed += records.length
  }
  return result
}
