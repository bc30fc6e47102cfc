import { useState } from 'react'
import { coalesced } from '../../lib/coalesced.ts'
import { useLive } from '../../lib/realtime.ts'
import { useReadAgain } from './use-read-again.ts'

/** Keeps the templates fresh by push: WhatsApp decides on them at any time. */
export function useLiveTemplates() {
  const readAgain = useReadAgain()
  const [inTurn] = useState(coalesced)
  useLive(({ changed }) => {
    if (changed === 'templates') inTurn(readAgain)
  })
}
