import { useState } from 'react'
import type { Run } from '#contract/stock/syncs.ts'

const STORED_UNDER = 'inventory.dismissed'
/** As many as the history shows: older ones are not told any more. */
const MOST = 20

/** The runs that this person wants to hear no more of; the history still has them. */
export function useDismissed() {
  const [dismissed, setDismissed] = useState(() => localStorage.getItem(STORED_UNDER)?.split(' ') ?? [])
  return {
    isDismissed: (run: Run) => dismissed.includes(nameOf(run)),
    dismiss(...runs: Run[]) {
      const all = [...runs.map(nameOf), ...dismissed].slice(0, MOST)
      localStorage.setItem(STORED_UNDER, all.join(' '))
      setDismissed(all)
    },
  }
}

/** A held run that was confirmed begins anew under its id: that is news. */
const nameOf = ({ id, started_at }: Run) => `${id}@${started_at}`
