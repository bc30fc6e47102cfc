/** One pointer's news: the version of a contact's row at that time, if it had one. */
interface Told {
  version: string | undefined
  at: number
}

/** Contacts whose rows changed, with all their pointers, which may arrive out of order. */
const due = new Map<string, readonly Told[]>()
/** Contacts whose row will arrive with another response, with the time of that request. */
const held = new Map<string, number>()
/** Longer requests are not waited for. */
const LONGEST_MS = 2_000

type Due = readonly (readonly [contactId: string, told: readonly Told[]])[]

export const dueRows = {
  add: (contactId: string, version: string | undefined) =>
    due.set(contactId, [...(due.get(contactId) ?? []), { version, at: performance.now() }]),
  /** Takes the rows to be read now. */
  take: (): Due => {
    const taken = [...due].filter(([id]) => performance.now() - (held.get(id) ?? -LONGEST_MS) >= LONGEST_MS)
    for (const [id] of taken) due.delete(id)
    return taken
  },
  /** Puts back rows that could not be read. */
  putBack: (taken: Due) => {
    for (const [id, told] of taken) due.set(id, [...told, ...(due.get(id) ?? [])])
  },
  isHolding: () => due.size > 0,
  /** Waits for a response that contains a contact's row; `isNewest` tells whether that row is now shown. */
  hold: async (contactId: string, answer: () => Promise<{ isNewest: boolean }>) => {
    const since = performance.now()
    held.set(contactId, since)
    try {
      const { isNewest } = await answer()
      if (!isNewest) return
      const later = due.get(contactId)?.filter(({ at }) => at >= since) ?? []
      if (later.length > 0) due.set(contactId, later)
      else due.delete(contactId)
    } finally {
      held.delete(contactId)
    }
  },
}
