import { useState, useSyncExternalStore } from 'react'
import { useSlot } from '../../../lib/slots.ts'

/** The chosen action and its contact. */
interface Taken {
  action: string
  contact: string
}

let taken: Taken | null = null
const listeners = new Set<() => void>()
function take(next: Taken | null) {
  taken = next
  for (const listener of listeners) listener()
}
function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Opens the dialog of an action on the other party. */
export const openAbout = (contact: string, action: string) => take({ contact, action })

/** The dialogs opened about a caller, which outlive the call: once, in the signed-in layout. */
export function CallerDialogs() {
  const open = useSyncExternalStore(subscribe, () => taken)
  // While a dialog is closing it is still about the same contact.
  const [last, setLast] = useState(open)
  if (open !== null && open !== last) setLast(open)
  const action = useSlot('callActions').find(({ id }) => id === last?.action)
  if (!last || !action) return null
  return (
    <action.Dialog
      key={`${action.id} ${last.contact}`}
      contact={last.contact}
      open={open !== null}
      onClose={() => take(null)}
    />
  )
}
