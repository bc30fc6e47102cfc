import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Run } from '#contract/stock/syncs.ts'
import { readInventory } from '../../../data/inventory.ts'
import { useSyncs } from '../../../data/syncs.ts'
import { useNow } from '../../../lib/use-now.ts'
import { isWaiting } from './is-waiting.ts'

export const isUnderWay = (run: Run | undefined) => run?.status === 'queued' || run?.status === 'running'

/** The last runs, newest first; while one is under way and nothing is pushed, asked for every three seconds. */
export function useRuns() {
  const now = useNow()
  const read = useSyncs(isUnderWay)
  const runs = useTold(read.data?.data)
  return {
    ...read,
    runs,
    newest: runs?.[0],
    /** What may ask something of a manager: the newest, and behind it, once it has ended, a file that still waits. */
    asking: (runs ?? []).filter((run, i) =>
      run.status === 'held' ? isWaiting(run, now) && !isUnderWay(runs?.[0]) : i === 0,
    ),
    /** The files that can be confirmed still, whatever came after them. */
    waiting: (runs ?? []).filter((run) => isWaiting(run, now)),
    /** The last one that changed the inventory, or saw that nothing had to be changed. */
    lastDone: runs?.find(({ status }) => status === 'done'),
    /** Takes up a run that was begun here. It is seen under way even where it has ended before the runs are read again. */
    follow: (run: Run) => read.mutate((known) => ({ data: withRun(known?.data ?? [], run) })),
  }
}

/** What begins now is the newest, also where it was there before: a held run that was confirmed. */
const withRun = (runs: Run[], run: Run) => [run, ...runs.filter(({ id }) => id !== run.id)]

/** The runs as they are told: that one has ended is news only once the list that it made is there. */
function useTold(runs: Run[] | undefined): Run[] | undefined {
  const [told, tell] = useState(runs)
  const underWay = told?.find(isUnderWay)
  const hasEnded = !!underWay && !!runs && !isUnderWay(runs.find(({ id }) => id === underWay.id))
  if (!hasEnded && told !== runs) tell(runs)
  // While the list is read for one, the next may begin and end: it is another end to tell.
  const ended = hasEnded ? underWay.id : undefined

  const readFirst = useEffectEvent(() => readInventory())
  const tellLatest = useEffectEvent(() => tell(runs))
  useEffect(() => {
    if (ended) void readFirst().finally(() => tellLatest())
  }, [ended])
  return hasEnded ? told : runs
}
export type Runs = ReturnType<typeof useRuns>

/** Calls `onEnd` once for a run that was seen under way and no longer is. */
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
