import { type ComponentType, useEffect, useState } from 'react'
import { useOutbox } from './outbox.ts'

/** Loads the sender before there is anything to send, because the network may be gone by then. */
export const loadSendUnsent = async () => (await import('./send-unsent.tsx')).SendUnsent

/** What was typed into a notification, and could not be sent from there, waits with the others. */
const takeReplies = async () => (await import('./take-replies.ts')).takeReplies()

/** Messages that wait in this browser leave on any page of the workspace. */
export function KeepSending() {
  const isWaiting = useOutbox().some(({ failure }) => failure === null)
  const [SendUnsent, setSendUnsent] = useState<ComponentType>()
  useEffect(() => void takeReplies(), [])
  useEffect(() => {
    if (!isWaiting) return
    const load = () => loadSendUnsent().then((loaded) => setSendUnsent(() => loaded), retryOnline)
    const retryOnline = () => window.addEventListener('online', load, { once: true })
    void load()
    return () => window.removeEventListener('online', load)
  }, [isWaiting])
  return isWaiting && SendUnsent && <SendUnsent />
}
