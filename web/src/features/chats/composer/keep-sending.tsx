import { lazy, Suspense } from 'react'
import { useOutbox } from './outbox.ts'

const SendUnsent = lazy(async () => ({ default: (await import('./send-unsent.tsx')).SendUnsent }))

/** Messages that wait in this browser leave on any page of the workspace. What sends them is loaded once one waits. */
export function KeepSending() {
  const isWaiting = useOutbox().some(({ failure }) => failure === null)
  return (
    isWaiting && (
      <Suspense>
        <SendUnsent />
      </Suspense>
    )
  )
}
