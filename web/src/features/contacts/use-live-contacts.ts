import { useRef, useState } from 'react'
import { coalesced } from '../../lib/coalesced.ts'
import { useLive } from '../../lib/realtime.ts'
import { useReadAgain } from './use-read-again.ts'

/** However much comes in, the list is read this often at most. */
const PAUSE_MS = 2_000

/** Keeps list and open contact fresh by push; of a burst of changes the list is read once for all. */
export function useLiveContacts(open: string | undefined, isShown: (id: string) => boolean) {
  const readAgain = useReadAgain()
  const [ofList] = useState(coalesced)
  const [ofOpen] = useState(coalesced)
  const written = useRef(new Set<string>())

  useLive(({ changed, contact_id: id }) => {
    if (id === null) return
    if (id === open) ofOpen(() => readAgain.contact(id))
    // A message changes nothing that the list shows, unless its sender is new.
    if (changed === 'message' && (isShown(id) || written.current.has(id))) return
    written.current.add(id)
    ofList(() => readAgain.list().then(() => new Promise((resolve) => setTimeout(resolve, PAUSE_MS))))
  })
}
