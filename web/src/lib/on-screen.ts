import { useEffect, useSyncExternalStore } from 'react'
import { holdLock, listHeldLocks } from './locks.ts'
import { useAttention } from './use-attention.ts'

const LOOKED_AT = 'looked-at'
const lockOf = (contactId: string) => `on-screen ${contactId}`

/** Tells the other pages of this browser that somebody looks at Lotwire here. */
export const useLookedAt = () => useSharedLock(LOOKED_AT)

let shown: string | null = null
const listeners = new Set<() => void>()

function show(contactId: string | null) {
  shown = contactId
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Whose conversation is before somebody's eyes in this page. */
export const useShownContact = () => useSyncExternalStore(subscribe, () => shown)

/** Tells this page and the others that a contact's conversation is before somebody's eyes. */
export function useOnScreen(contactId: string) {
  const isWatched = useSharedLock(lockOf(contactId))
  useEffect(() => {
    if (!isWatched) return
    show(contactId)
    return () => show(null)
  }, [isWatched, contactId])
}

function useSharedLock(name: string): boolean {
  const isWatched = useAttention()
  useEffect(() => {
    if (!isWatched || !window.isSecureContext) return
    const gone = new AbortController()
    void holdLock(name, { mode: 'shared', signal: gone.signal })
    return () => gone.abort()
  }, [isWatched, name])
  return isWatched
}

/** What is before somebody's eyes in any page of this browser. */
export async function findOnScreen() {
  const held = await listHeldLocks()
  return {
    isLookedAt: held.has(LOOKED_AT),
    shows: (contactId: string | null) => contactId !== null && held.has(lockOf(contactId)),
  }
}
