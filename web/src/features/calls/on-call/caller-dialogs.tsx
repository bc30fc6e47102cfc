import { useState, useSyncExternalStore } from 'react'
import { useSlot } from '../../../lib/slots.ts'

/** Which action was taken, and with whom. */
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

/** Opens the dialog of an action about whom one talks to. */
export const openAbout = (contact: string, action: string) => take({ contact, action })

/** What was opened about a caller, which outlives the call: the signed-in layout, once. */
export function CallerDialogs() {
  const open = useSyncExternalStore(subscribe, () => taken)
  // While a dialog closes it is still theirs.
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
