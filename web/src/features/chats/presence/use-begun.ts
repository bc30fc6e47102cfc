import { useEffect } from 'react'
import { useUserId } from '../../../lib/session.ts'
import type { Recipient } from '../sending/use-send.ts'

/** Keeps the `newest` message from when a text to somebody was begun, also over a reload. */
export function useBegun({ type, contact_id }: Recipient, newest: string | undefined, isBegun: boolean) {
  const key = `chats.begun.${useUserId()}.${type}.${contact_id}`
  useEffect(() => {
    if (!isBegun) localStorage.removeItem(key)
    else if (newest !== undefined && localStorage.getItem(key) === null) localStorage.setItem(key, newest)
  }, [key, isBegun, newest])
  return {
    since: () => localStorage.getItem(key) ?? undefined,
    /** They have looked: what stands there now is known. */
    look() {
      if (newest !== undefined) localStorage.setItem(key, newest)
    },
  }
}
