import { readInventory } from '../../data/inventory.ts'
import { useReadOn } from '../../lib/use-read-on.ts'
import { isUnderWay, type Runs } from './syncs/use-runs.ts'

/**
 * Keeps the page fresh by push. While a run is under way only its progress is read: what it changed is read when it has
 * ended, before that is told (`useRuns`).
 */
export function useLiveInventory(runs: Runs) {
  useReadOn('inventory', async () => {
    const wasUnderWay = isUnderWay(runs.newest)
    const answer = await runs.mutate()
    if (!wasUnderWay && !isUnderWay(answer?.data[0])) await readInventory()
  })
}
