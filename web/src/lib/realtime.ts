import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { mutate } from 'swr'
import { type Pointer, realtime } from '#contract/people/realtime.ts'
import { call } from './client.ts'
import { SERVER_TIME_ERROR_MS, serverNow } from './server-time.ts'

const listeners = new Set<(pointer: Pointer) => void>()
const renewalListeners = new Set<() => void>()
const stateListeners = new Set<() => void>()
let isLive = false
/** Since when nothing was pushed to a page that has just read all it shows; undefined once pushes have flowed. */
let freshSince: number | undefined

function announce(pointer: Pointer) {
  for (const listener of listeners) listener(pointer)
}

function setLive(live: boolean) {
  if (live === isLive) return
  isLive = live
  for (const listener of stateListeners) listener()
  if (!live) return
  const since = freshSince
  freshSince = undefined
  void catchUp(since)
}

/** Once an hour a connection follows upon another. */
function onRenewed(closedAt: number) {
  for (const listener of renewalListeners) listener()
  void catchUp(closedAt - SERVER_TIME_ERROR_MS)
}

/** What changed while nothing was pushed has no pointer: everything on the screen is read again if anything did. */
async function catchUp(since: number | undefined) {
  const isMissed = await hasMissed(since).catch(() => true)
  if (isMissed) void mutate(() => true)
}

/** Of a page that was just read the server says whether anything was told since; after a break, much may have been. */
async function hasMissed(since: number | undefined): Promise<boolean> {
  if (since === undefined) return true
  return (await call(realtime.missed, { query: { since: new Date(since).toISOString() } })).missed
}

/**
 * Opens the live updates for as long as the calling component is on the screen: the signed-in layout, once. Who has other
 * `rights` than before has other channels, and sees other things: everything is read again.
 */
export function useLiveUpdates(rights: string | undefined) {
  const opened = useRef(rights)
  useEffect(() => {
    const gone = new AbortController()
    freshSince = rights === opened.current ? serverNow() - SERVER_TIME_ERROR_MS : undefined
    opened.current = rights
    import('./live-connection.ts').then(
      ({ keepConnected }) => keepConnected({ onPointer: announce, onLive: setLive, onRenewed, signal: gone.signal }),
      () => undefined,
    )
    return () => {
      gone.abort()
      setLive(false)
    }
  }, [rights])
}

/** Hears of every change that the caller may see; of deliveries, which only a thread shows, where they are asked for. */
export function useLive(onPointer: (pointer: Pointer) => void, { deliveries = false } = {}) {
  useListener(listeners, (pointer: Pointer) => {
    if (deliveries || pointer.changed !== 'delivery') onPointer(pointer)
  })
}

/** Hears of each connection that took the place of one before: whether a delivery was told between them nobody recorded. */
export const useRenewed = (onRenewed: () => void) => useListener(renewalListeners, onRenewed)

/** Hears of every change, deliveries too, outside a component; what it answers stops that. */
export function onPointer(listener: (pointer: Pointer) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function useListener<Args extends unknown[]>(all: Set<(...args: Args) => void>, onTold: (...args: Args) => void) {
  const hear = useEffectEvent(onTold)
  useEffect(() => {
    const listener = (...args: Args) => hear(...args)
    all.add(listener)
    return () => {
      all.delete(listener)
    }
  }, [all])
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
