import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Run } from '#contract/stock/syncs.ts'
import { readInventory } from '../../../data/inventory.ts'
import { useSyncs } from '../../../data/syncs.ts'
import { useNow } from '../../../lib/use-now.ts'
import { isWaiting } from './is-waiting.ts'

export const isUnderWay = (run: Run | undefined) => run?.status === 'queued' || run?.status === 'running'

/** The last syncs, newest first; polled every three seconds while one is running and nothing is pushed. */
export function useRuns() {
  const now = useNow()
  const read = useSyncs(isUnderWay)
  const runs = useTold(read.data?.data)
  return {
    ...read,
    runs,
    newest: runs?.[0],
    /** Syncs that may need a manager: the newest, and once it has ended, older files that still wait. */
    asking: (runs ?? []).filter((run, i) =>
      run.status === 'held' ? isWaiting(run, now) && !isUnderWay(runs?.[0]) : i === 0,
    ),
    /** The files that can still be confirmed, whatever came later. */
    waiting: (runs ?? []).filter((run) => isWaiting(run, now)),
    /** The last sync that changed the inventory, or found it up to date. */
    lastDone: runs?.find(({ status }) => status === 'done'),
    /** Follows a sync started here. It is seen running even if it ends before the list is read again. */
    follow: (run: Run) => read.mutate((known) => ({ data: withRun(known?.data ?? [], run) })),
  }
}

/** A sync that starts now is the newest, even if it was already listed: a confirmed one restarts. */
const withRun = (runs: Run[], run: Run) => [run, ...runs.filter(({ id }) => id !== run.id)]

/** The syncs to show: an end is shown only once the resulting list is loaded. */
function useTold(runs: Run[] | undefined): Run[] | undefined {
  const [told, tell] = useState(runs)
  const underWay = told?.find(isUnderWay)
  const hasEnded = !!underWay && !!runs && !isUnderWay(runs.find(({ id }) => id === underWay.id))
  if (!hasEnded && told !== runs) tell(runs)
  // While the list is being read after one sync, the next may start and end: that is another end to show.
  const ended = hasEnded ? underWay.id : undefined

  const readFirst = useEffectEvent(() => readInventory())
  const tellLatest = useEffectEvent(() => tell(runs))
  useEffect(() => {
    if (ended) void readFirst().finally(() => tellLatest())
  }, [ended])
  return hasEnded ? told : runs
}
export type Runs = ReturnType<typeof useRuns>

/** Calls `onEnd` once for a sync that was seen running and no longer is. */
export function useEndOfRun(newest: Run | undefined, onEnd: (run: Run) => void) {
  const watched = useRef<string>(undefined)
  const ended = useEffectEvent(onEnd)
  useEffect(() => {
    if (!newest) return
    if (isUnderWay(newest)) watched.current = newest.id
    else if (watched.current === newest.id) {
      watched.current = undefined
      ended(newest)
    }
  }, [newest])
}
