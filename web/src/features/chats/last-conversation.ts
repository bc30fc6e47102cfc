import { useEffect } from 'react'
import { kept } from '../../lib/kept.ts'
import { useUserId } from '../../lib/session.ts'

const KEPT_UNDER = 'chats.last'

/** Keeps which conversation a person opened last in this browser. */
export function useKeptConversation(id: string | undefined) {
  const userId = useUserId()
  useEffect(() => {
    if (id && userId) kept.write(KEPT_UNDER, JSON.stringify({ user: userId, id }))
  }, [id, userId])
}

/** The conversation that this person opened last here; undefined if none. */
export function findLastConversation(userId: string): string | undefined {
  const last = JSON.parse(kept.read(KEPT_UNDER) ?? 'null') as { user: string; id: string } | null
  return last?.user === userId ? last.id : undefined
}
