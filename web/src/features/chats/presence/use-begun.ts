import { useEffect } from 'react'
import { kept } from '../../../lib/kept.ts'
import { useUserId } from '../../../lib/session.ts'
import type { Recipient } from '../sending/use-send.ts'

/** Keeps the `newest` message from when a text to somebody was begun, also over a reload. */
export function useBegun({ type, contact_id }: Recipient, newest: string | undefined, isBegun: boolean) {
  const key = `chats.begun.${useUserId()}.${type}.${contact_id}`
  useEffect(() => {
    if (!isBegun) kept.write(key)
    else if (newest !== undefined && kept.read(key) === undefined) kept.write(key, newest)
  }, [key, isBegun, newest])
  return {
    since: () => kept.read(key),
    /** They have looked: what stands there now is known. */
    look() {
      if (newest !== undefined) kept.write(key, newest)
    },
  }
}
