import { useSyncExternalStore } from 'react'
import { onServerTime, serverNow } from './server-time.ts'

const TICK_MS = 30_000
const listeners = new Set<() => void>()
let now = serverNow()
let stop: (() => void) | undefined

function tick() {
  now = serverNow()
  for (const each of listeners) each()
}

const current = () => now

function subscribe(listener: () => void) {
  listeners.add(listener)
  stop ??= start()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stop?.()
    stop = undefined
  }
}

function start() {
  now = serverNow()
  const timer = setInterval(tick, TICK_MS)
  const forget = onServerTime(tick)
  return () => {
    clearInterval(timer)
    forget()
  }
}

/** The server's time to within half a minute, for anything shown relative to now. */
export const useNow = () => useSyncExternalStore(subscribe, current, current)
