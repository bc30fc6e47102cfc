import type { OrgId } from '../../platform/ctx.ts'
import { CROWDED_TURNS, retryOnConflict } from '../../platform/table/conflicts.ts'
import type { HeadItem } from './entity.ts'
import { believed, type End, headOf, isSealed, linksAfter, type SeenEntry } from './rules.ts'
import { appendLinks, findHead, findLinked, LINKS_AT_ONCE } from './store.ts'

/**
 * Lays entries that were recorded by `at` onto the end of their dealership's chain; safe to repeat. What bears no seal of
 * ours is left out, for the check to find. False, and nothing laid, where there is no whole chain yet.
 */
export async function attachEntries(org: OrgId, entries: readonly SeenEntry[], at: Date): Promise<boolean> {
  const { isWhole } = await retryOnConflict(async () => {
    const head = await findHead(org)
    const end = head && believed(head)
    if (!end || end.is_adopting) return { isWhole: false }
    const linked = await findLinked(org, [...new Set(entries.map(({ id }) => id))])
    const left = entries.filter((entry) => !linked.has(entry.id) && mayAttach(entry, end, at))
    return (await append(head, end, left, end)) && { isWhole: true }
    // Many batches of a busy moment lay onto the one end.
  }, CROWDED_TURNS)
  return isWhole
}

type Unsealed = Pick<HeadItem, 'unsealed_until'>

export const mayAttach = (entry: SeenEntry, { unsealed_until = '' }: Unsealed, at: Date) =>
  isSealed(entry) || (entry.seal === undefined && at.toISOString() < unsealed_until)

/** Appends entries behind an end, in as many steps as they need; false where somebody else has appended meanwhile. */
export async function append(
  seen: HeadItem | undefined,
  end: End,
  entries: readonly SeenEntry[],
  { unsealed_until, isAdopting = false }: Unsealed & { isAdopting?: boolean },
): Promise<boolean> {
  let last = seen
  let behind = end
  for (let from = 0; from < entries.length; from += LINKS_AT_ONCE) {
    const links = linksAfter(behind, entries.slice(from, from + LINKS_AT_ONCE))
    const is_adopting = (isAdopting && from + LINKS_AT_ONCE < entries.length) || undefined
    const next = headOf(links, { is_adopting, unsealed_until })
    if (!(await appendLinks(last, links, next))) return false
    last = next
    behind = next
  }
  return true
}
