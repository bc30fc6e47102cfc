/** Contacts whose rows changed, as a pointer told: each with the version that its row has now, where that was told. */
const due = new Map<string, { version: string | undefined; at: number }>()
/** Of these another answer, which was asked for then, brings the row along. */
const held = new Map<string, number>()
/** One that takes longer is not waited for. */
const LONGEST_MS = 2_000

type Due = readonly (readonly [contactId: string, version: string | undefined])[]

export const dueRows = {
  add: (contactId: string, version: string | undefined) => due.set(contactId, { version, at: performance.now() }),
  /** What is to be read now. */
  take: (): Due => {
    const taken = [...due].filter(([id]) => performance.now() - (held.get(id) ?? -LONGEST_MS) >= LONGEST_MS)
    for (const [id] of taken) due.delete(id)
    return taken.map(([id, { version }]) => [id, version] as const)
  },
  /** What was taken could not be read; what was told since counts. */
  putBack: (taken: Due) => {
    for (const [id, version] of taken) if (!due.has(id)) due.set(id, { version, at: performance.now() })
  },
  isHolding: () => due.size > 0,
  /** Awaits an answer that brings a contact's row as it is from now on; `isNewest` tells whether it came to be shown. */
  hold: async (contactId: string, answer: () => Promise<{ isNewest: boolean }>) => {
    const since = performance.now()
    held.set(contactId, since)
    try {
      const { isNewest } = await answer()
      if (isNewest && (due.get(contactId)?.at ?? since) < since) due.delete(contactId)
    } finally {
      held.delete(contactId)
    }
  },
}
