import { useState } from 'react'
import { useActiveCalls, useCallHistory } from '../../../data/calls.ts'

/** The specification's number (S1 §9). */
const RECENT = 5

/** Ongoing and recent calls; `update` reads both again. */
export function useCallLists() {
  const active = useActiveCalls()
  const recent = useCallHistory({ per_page: RECENT })
  const [isBusy, setBusy] = useState(false)
  return {
    active: active.data?.calls,
    recent: recent.data?.data,
    error: active.error ?? recent.error,
    isBusy,
    async update() {
      setBusy(true)
      await Promise.allSettled([active.mutate(), recent.mutate()])
      setBusy(false)
    },
  }
}
