let last = { contact: '', at: Number.NEGATIVE_INFINITY }
const listeners = new Set<() => void>()

/** Notes that the user changed a text to a contact, or sent or deleted all of it. */
export function noteTyping(contact: string, text: string) {
  last = { contact, at: text.trim() === '' ? Number.NEGATIVE_INFINITY : Date.now() }
  for (const listener of listeners) listener()
}

/** When they last typed there, by this device's clock. */
export const typedAt = (contact: string) => (last.contact === contact ? last.at : Number.NEGATIVE_INFINITY)

/** Listens for typing; returns a function that stops it. */
export function onTyping(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
