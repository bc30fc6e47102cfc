import { readInventory } from '../../data/inventory.ts'
import { useReadOn } from '../../lib/use-read-on.ts'
import { isUnderWay, type Runs } from './syncs/use-runs.ts'

/**
 * Keeps the page fresh by push. While a sync is running only its progress is read: its changes are read when it has
 * ended, before its end is shown (`useRuns`).
 */
export function useLiveInventory(runs: Runs) {
  useReadOn('inventory', async () => {
    const wasUnderWay = isUnderWay(runs.newest)
    const answer = await runs.mutate()
    if (!wasUnderWay && !isUnderWay(answer?.data[0])) await readInventory()
  })
}
