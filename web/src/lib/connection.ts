import { useSyncExternalStore } from 'react'

let isAnswering = true
const listeners = new Set<() => void>()

/** Takes down whether the server answered the last call at all. */
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

/** Whether this device has a network at all. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)

/** Whether it has one and the server answers. */
export const useConnected = () => useSyncExternalStore(subscribe, () => navigator.onLine && isAnswering)
