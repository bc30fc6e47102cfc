/** So many more of something on a desk, or fewer; `keys`: where the counter lies in the list that it counts. */
export interface Count {
  whose: string
  what: string
  count: number
  keys?: { org?: string; desk?: string; inbox_at: string }
}

/** A change of the table's stream, and what it adds. */
export interface CountedChange {
  sequence: string
  counts: Count[]
}

const nameOf = ({ whose, what }: Count) => `${whose} ${what}`

/** The counts added up, a counter once; those that come to nothing are left out. */
export function sumOf(counts: Count[]): Count[] {
  const sums = new Map<string, Count>()
  for (const count of counts) {
    const sum = sums.get(nameOf(count))?.count ?? 0
    sums.set(nameOf(count), { ...count, count: sum + count.count })
  }
  return [...sums.values()].filter(({ count }) => count !== 0)
}

/** The changes in packs that can be written at once, each change with its marker and each counter once. */
export function packsOf(changes: CountedChange[], mostWrites: number): CountedChange[][] {
  const packs: CountedChange[][] = []
  let counters = new Set<string>()
  for (const change of changes) {
    const names = change.counts.map(nameOf)
    const pack = packs.at(-1)
    if (pack && pack.length + 1 + new Set([...counters, ...names]).size <= mostWrites) {
      pack.push(change)
      for (const name of names) counters.add(name)
    } else {
      packs.push([change])
      counters = new Set(names)
    }
  }
  return packs
}

/** Several counters together; one that runs behind the others may have fallen below nothing. */
export const totalOf = (counts: number[]) =>
  Math.max(
    0,
    counts.reduce((sum, count) => sum + count, 0),
  )
