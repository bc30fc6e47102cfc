/** What a pointer told: the version that a contact's row then had, where it said so. */
interface Told {
  version: string | undefined
  at: number
}

/** Contacts whose rows changed, with all that was told of each: pointers may overtake one another. */
const due = new Map<string, readonly Told[]>()
/** Of these another answer, which was asked for then, brings the row along. */
const held = new Map<string, number>()
/** One that takes longer is not waited for. */
const LONGEST_MS = 2_000

type Due = readonly (readonly [contactId: string, told: readonly Told[]])[]

export const dueRows = {
  add: (contactId: string, version: string | undefined) =>
    due.set(contactId, [...(due.get(contactId) ?? []), { version, at: performance.now() }]),
  /** What is to be read now. */
  take: (): Due => {
    const taken = [...due].filter(([id]) => performance.now() - (held.get(id) ?? -LONGEST_MS) >= LONGEST_MS)
    for (const [id] of taken) due.delete(id)
    return taken
  },
  /** What was taken could not be read. */
  putBack: (taken: Due) => {
    for (const [id, told] of taken) due.set(id, [...told, ...(due.get(id) ?? [])])
  },
  isHolding: () => due.size > 0,
  /** Awaits an answer that brings a contact's row as it is from now on; `isNewest` tells whether it came to be shown. */
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
