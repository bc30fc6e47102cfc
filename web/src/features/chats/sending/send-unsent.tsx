import { useEffect, useEffectEvent } from 'react'
import { useOutbox } from './outbox.ts'
import { useDispatch } from './use-send.ts'

/** Sends what waits: left by a tab that was closed, or waiting in another one that may be. */
export function SendUnsent() {
  const outbox = useOutbox()
  const dispatch = useDispatch()
  const sendWaiting = useEffectEvent(() => {
    for (const unsent of outbox) if (unsent.failure === null) void dispatch(unsent)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever has joined the outbox joins the line
  useEffect(() => sendWaiting(), [outbox])
  return null
}
