import { useState } from 'react'
import type { Run } from '#contract/stock/syncs.ts'
import { kept } from '../../../lib/kept.ts'

const STORED_UNDER = 'inventory.dismissed'
/** The length of the history: older syncs are no longer shown. */
const MOST = 20

/** The syncs whose notices this user has dismissed; they stay in the history. */
export function useDismissed() {
  const [dismissed, setDismissed] = useState(() => kept.read(STORED_UNDER)?.split(' ') ?? [])
  return {
    isDismissed: (run: Run) => dismissed.includes(nameOf(run)),
    dismiss(...runs: Run[]) {
      const all = [...runs.map(nameOf), ...dismissed].slice(0, MOST)
      kept.write(STORED_UNDER, all.join(' '))
      setDismissed(all)
    },
  }
}

/** A confirmed sync restarts under the same id and must be shown again. */
const nameOf = ({ id, started_at }: Run) => `${id}@${started_at}`
