import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { mutate } from 'swr'
import { type Pointer, realtime } from '#contract/people/realtime.ts'
import { call } from './client.ts'
import { SERVER_TIME_ERROR_MS, serverNow } from './server-time.ts'

const listeners = new Set<(pointer: Pointer) => void>()
const renewalListeners = new Set<() => void>()
const stateListeners = new Set<() => void>()
let isLive = false
/** Start of a freshly loaded page's period without pushes; undefined once pushes have arrived. */
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

/** Connections are replaced once an hour. */
function onRenewed(closedAt: number) {
  for (const listener of renewalListeners) listener()
  void catchUp(closedAt - SERVER_TIME_ERROR_MS)
}

/** Changes during a gap have no pointers: if there were any, everything on the screen is read again. */
async function catchUp(since: number | undefined) {
  const isMissed = await hasMissed(since).catch(() => true)
  if (isMissed) void mutate(() => true)
}

/** For a freshly loaded page the server says whether anything was announced since; after a break, assume it was. */
async function hasMissed(since: number | undefined): Promise<boolean> {
  if (since === undefined) return true
  return (await call(realtime.missed, { query: { since: new Date(since).toISOString() } })).missed
}

/**
 * Opens the live updates while the calling component is mounted: once, in the signed-in layout. A change of `rights`
 * changes the user's channels and what they may see: everything is read again.
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

/**
 * Listens for every change that the caller may see; includes deliveries, which only a thread shows, on request. Who is at
 * a conversation is no change of it: `onPointer` hears that.
 */
export function useLive(onPointer: (pointer: Pointer) => void, { deliveries = false } = {}) {
  useListener(listeners, (pointer: Pointer) => {
    if (pointer.changed === 'presence') return
    if (deliveries || pointer.changed !== 'delivery') onPointer(pointer)
  })
}

/** Listens for replacements of the connection: deliveries announced in between are not recorded anywhere. */
export const useRenewed = (onRenewed: () => void) => useListener(renewalListeners, onRenewed)

/** Listens for everything, deliveries too, outside a component; returns a function that stops it. */
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

/** Polling interval while nothing is pushed. */
export const POLL_MS = 3_000

/** True if changes are currently pushed; if not, poll: `refreshInterval: useIsLive() ? 0 : POLL_MS`. */
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
