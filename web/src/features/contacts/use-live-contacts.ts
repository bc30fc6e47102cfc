import { useRef } from 'react'
import { readContact, readContactLists } from '../../data/contacts.ts'
import { useReadOn } from '../../lib/use-read-on.ts'

/** However much comes in, the list is read this often at most. */
const PAUSE_MS = 2_000

/** Keeps list and open contact fresh by push; of a burst of changes the list is read once for all. */
export function useLiveContacts(open: string | undefined, isShown: (id: string) => boolean) {
  const written = useRef(new Set<string>())

  useReadOn(({ contact_id }) => contact_id !== null && contact_id === open, readContact)
  useReadOn(
    ({ changed, contact_id: id }) => {
      if (id === null) return false
      // A message changes nothing that the list shows, unless its sender is new.
      if (changed === 'message' && (isShown(id) || written.current.has(id))) return false
      written.current.add(id)
      return true
    },
    () => readContactLists().then(() => new Promise((resolve) => setTimeout(resolve, PAUSE_MS))),
  )
}
