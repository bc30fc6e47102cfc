import { useSyncExternalStore } from 'react'

let isAnswering = true
const listeners = new Set<() => void>()

/** Records whether the server responded at all to the last call. */
export function noteAnswer(answered: boolean) {
  if (answered === isAnswering) return
  isAnswering = answered
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** True if this device has a network connection. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)

/** True if it has one and the server responds. */
export const useConnected = () => useSyncExternalStore(subscribe, () => navigator.onLine && isAnswering)
