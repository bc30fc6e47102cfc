import { useSyncExternalStore } from 'react'

/** The zone of this browser's clock. */
const OWN = Intl.DateTimeFormat().resolvedOptions().timeZone
const listeners = new Set<() => void>()
let current = OWN

/** The zone of every moment on a screen, and in every field: the dealership's, the browser's until it is known. */
export const currentZone = () => current

export function knowZone(zone: string) {
  if (zone === current) return
  current = zone
  for (const listener of listeners) listener()
}

export function useZone(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    currentZone,
    currentZone,
  )
}

/** The zone of this browser's clock, which people elsewhere look at beside the dealership's. */
export const ownZone = () => OWN
