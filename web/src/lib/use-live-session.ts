import { useState } from 'react'
import { coalesced } from './coalesced.ts'
import { useLive } from './realtime.ts'
import { useReadSession } from './session.ts'

/** Reads anew who is signed in when the team changed: another role, a suspension or a removal counts at once. */
export function useLiveSession() {
  const readSession = useReadSession()
  const [inTurn] = useState(coalesced)
  useLive(({ changed }) => {
    if (changed === 'team') inTurn(readSession)
  })
}
