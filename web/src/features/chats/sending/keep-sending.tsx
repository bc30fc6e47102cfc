import { type ComponentType, useEffect, useState } from 'react'
import { useOutbox } from './outbox.ts'

/** Loads the sender before there is anything to send, because the network may be gone by then. */
export const loadSendUnsent = async () => (await import('./send-unsent.tsx')).SendUnsent

/** Messages that wait in this browser leave on any page of the workspace. */
export function KeepSending() {
  const isWaiting = useOutbox().some(({ failure }) => failure === null)
  const [SendUnsent, setSendUnsent] = useState<ComponentType>()
  useEffect(() => {
    if (!isWaiting) return
    const load = () => loadSendUnsent().then((loaded) => setSendUnsent(() => loaded), retryOnline)
    const retryOnline = () => window.addEventListener('online', load, { once: true })
    void load()
    return () => window.removeEventListener('online', load)
  }, [isWaiting])
  return isWaiting && SendUnsent && <SendUnsent />
}
