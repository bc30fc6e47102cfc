import { useEffect, useSyncExternalStore } from 'react'
import { holdLock, listHeldLocks } from './locks.ts'
import { useAttention } from './use-attention.ts'

const LOOKED_AT = 'looked-at'
const lockOf = (contactId: string) => `on-screen ${contactId}`

/** Tells this browser's other pages that the user is looking at Lotwire here. */
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

/** The contact whose conversation is visible in this page. */
export const useShownContact = () => useSyncExternalStore(subscribe, () => shown)

/** Tells this page and the others that a contact's conversation is visible to the user. */
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

/** The state of visibility across all pages of this browser. */
export async function findOnScreen() {
  const held = await listHeldLocks()
  return {
    isLookedAt: held.has(LOOKED_AT),
    shows: (contactId: string | null) => contactId !== null && held.has(lockOf(contactId)),
  }
}
