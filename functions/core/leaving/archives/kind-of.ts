import type { StoredItem } from '../../platform/table/dealership-items.ts'

/** An item's kind is its entity's name; a word of the search bears none. */
export const kindOf = ({ _et }: StoredItem): string => (typeof _et === 'string' ? _et : 'word')

/** Counts by kind with these items added. */
export function withCounted(counts: Record<string, number>, items: readonly StoredItem[]): Record<string, number> {
  const sums = { ...counts }
  for (const kind of items.map(kindOf)) sums[kind] = (sums[kind] ?? 0) + 1
  return sums
}
