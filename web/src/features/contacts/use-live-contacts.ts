import { useRef, useState } from 'react'
import { coalesced } from '../../lib/coalesced.ts'
import { useLive } from '../../lib/realtime.ts'
import { useReadAgain } from './use-read-again.ts'

/** However much comes in, the list is read this often at most. */
const PAUSE_MS = 2_000

/** Keeps list and open contact fresh by push; of a burst of changes the list is read once for all. */
export function useLiveContacts(open: string | undefined, isShown: (id: string) => boolean) {
  const readAgain = useReadAgain()
  const [inTurn] = useState(coalesced)
  const changed = useRef(new Set<string>())
  const written = useRef(new Set<string>())

  async function refresh() {
    const hasOpen = open !== undefined && changed.current.has(open)
    changed.current.clear()
    await Promise.all([readAgain.list(), hasOpen && readAgain.contact(open)])
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  useLive(({ changed: what, contact_id: id }) => {
    if (id === null) return
    // A message changes nothing that the list shows, unless its sender is new.
    const isKnown = isShown(id) || written.current.has(id)
    if (what === 'message' && isKnown && id !== open) return
    written.current.add(id)
    changed.current.add(id)
    inTurn(refresh)
  })
}
