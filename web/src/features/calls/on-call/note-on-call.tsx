import { lazy, Suspense, useState, useSyncExternalStore } from 'react'

/** Loaded when a note is first written. */
const NoteDialog = lazy(async () => ({ default: (await import('../../contacts/index.ts')).NoteDialog }))

let contact: string | null = null
const listeners = new Set<() => void>()
function show(about: string | null) {
  contact = about
  for (const listener of listeners) listener()
}
function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Opens a note about whom one talks to. */
export const openNote = (about: string) => show(about)

/** The note that is being written, which outlives the call: the signed-in layout, once. */
export function NoteOnCall() {
  const about = useSyncExternalStore(subscribe, () => contact)
  // While the dialog closes it is still theirs.
  const [last, setLast] = useState(about)
  if (about !== null && about !== last) setLast(about)
  if (last === null) return null
  return (
    <Suspense>
      <NoteDialog key={last} contact={last} open={about !== null} onClose={() => show(null)} />
    </Suspense>
  )
}
