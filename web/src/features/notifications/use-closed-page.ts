import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { useUserId } from '../../lib/session.ts'

/** Registers what works while no page is open, once this one has time: the signed-in layout, once. */
export function useClosedPage() {
  const userId = useUserId()
  const navigate = useNavigate()
  const open = useEffectEvent((path: string) => void navigate(path))
  useEffect(() => {
    if (!userId || !('serviceWorker' in navigator)) return
    const gone = new AbortController()
    void import('./worker-page.ts').then(({ startWorker }) => startWorker(userId, open, gone.signal)).catch(() => {})
    return () => gone.abort()
  }, [userId])
}
