import { useState } from 'react'
import { coalesced } from '../../lib/coalesced.ts'
import { useLive } from '../../lib/realtime.ts'
import { isUnderWay, type Runs } from './syncs/use-runs.ts'
import { useReadAgain } from './use-read-again.ts'

/**
 * Keeps the page fresh by push. While a run is under way only its progress is read: what it changed is read when it has
 * ended, before that is told (`useRuns`).
 */
export function useLiveInventory(runs: Runs) {
  const readAgain = useReadAgain()
  const [inTurn] = useState(coalesced)
  async function refresh() {
    const wasUnderWay = isUnderWay(runs.newest)
    const answer = await runs.mutate()
    if (!wasUnderWay && !isUnderWay(answer?.data[0])) await readAgain()
  }
  useLive(({ changed }) => {
    if (changed === 'inventory') inTurn(refresh)
  })
}
