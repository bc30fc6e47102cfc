import { useSyncExternalStore } from 'react'

/** Something that one screen asks of another that may not be there yet: kept until it is taken. */
export function askStore<Asked>() {
  let asked: Asked | undefined
  const listeners = new Set<() => void>()
  const set = (next: Asked | undefined) => {
    asked = next
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    ask: (next: Asked) => set(next),
    done: () => set(undefined),
    useAsked: () => useSyncExternalStore(subscribe, () => asked),
  }
}
