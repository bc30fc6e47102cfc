import { useState } from 'react'
import type { Run } from '../../../../../functions/contract/syncs.ts'

const STORED_UNDER = 'inventory.dismissed'

/** The run that this person wants to hear no more of; the history still has it. */
export function useDismissed() {
  const [dismissed, setDismissed] = useState(() => localStorage.getItem(STORED_UNDER))
  return {
    isDismissed: (run: Run) => run.id === dismissed,
    dismiss(run: Run | undefined) {
      if (!run) return
      localStorage.setItem(STORED_UNDER, run.id)
      setDismissed(run.id)
    },
  }
}
