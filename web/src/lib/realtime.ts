import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { mutate } from 'swr'
import type { Pointer } from '../../../functions/contract/realtime.ts'

type Resumed = 'resumed'
const listeners = new Set<(news: Pointer | Resumed) => void>()
const stateListeners = new Set<() => void>()
let isLive = false

function announce(news: Pointer | Resumed) {
  for (const listener of listeners) listener(news)
}

function setLive(live: boolean) {
  if (live === isLive) return
  isLive = live
  for (const listener of stateListeners) listener()
  if (!live) return
  // Whatever changed while nothing was pushed has no pointer: everything on the screen is read again.
  void mutate(() => true)
  announce('resumed')
}

/** Opens the live updates for as long as the calling component is on the screen: the signed-in layout, once. */
export function useLiveUpdates() {
  useEffect(() => {
    const gone = new AbortController()
    import('./live-connection.ts').then(
      ({ keepConnected }) => keepConnected({ onPointer: announce, onLive: setLive, signal: gone.signal }),
      () => undefined,
    )
    return () => {
      gone.abort()
      setLive(false)
    }
  }, [])
}

/**
 * Hears of every change that the caller may see. `onResumed` runs when pushes flow (again): what came in between was not
 * told. Keys of `useRow` are then read again by themselves; pages of `useSWRInfinite` are not.
 */
export function useLive(onPointer: (pointer: Pointer) => void, onResumed?: () => void) {
  const hear = useEffectEvent((news: Pointer | Resumed) => (news === 'resumed' ? onResumed?.() : onPointer(news)))
  useEffect(() => {
    const listener = (news: Pointer | Resumed) => hear(news)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, [])
}

/** How often to poll while nothing is pushed. */
export const POLL_MS = 3_000

/** Whether changes are pushed at the moment; if not, poll: `refreshInterval: useIsLive() ? 0 : POLL_MS`. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    (listener) => {
      stateListeners.add(listener)
      return () => stateListeners.delete(listener)
    },
    () => isLive,
    () => false,
  )
}
