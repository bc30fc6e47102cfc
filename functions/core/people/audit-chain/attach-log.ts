import type { OrgId, Work } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { listStored } from '../audit/door.ts'
import { append, mayAttach } from './attach-entries.ts'
import type { LinkItem } from './entity.ts'
import { believed, type End, firstSealedOf, isOlder, type SeenEntry, sealed, seenOf } from './rules.ts'
import { appendLinks, findHead, listLinks } from './store.ts'

/** A deployment replaces the functions that record without a seal within minutes. */
const UNSEALED_MINUTES = 60

/** Begins a dealership's chain with all that its log has, and lays what has been left out since; safe to repeat. */
export const attachLog = ({ org, now }: Pick<Work, 'org' | 'now'>): Promise<boolean> =>
  retryOnConflict(async () => {
    const [head, links] = [await findHead(org), await listLinks(org)]
    const end = head ? believed(head) : headlessEnd(org, links)
    const isFirstRun = end.is_adopting || (!head && links.length === 0)
    const linked = new Set(links.map(({ id }) => id))
    const entries = await listEntries(org)
    const firstSealed = firstSealedOf(entries)
    const left = entries.filter(
      (entry) => !linked.has(entry.id) && (mayAttach(entry, end, now) || (isFirstRun && isOlder(entry, firstSealed))),
    )
    if (left.length > 0) return append(head, end, left, { unsealed_until: unsealedUntil(), isAdopting: isFirstRun })
    return !head || !end.is_adopting || appendLinks(head, [], sealed({ ...head, is_adopting: undefined }))

    function unsealedUntil() {
      const isOld = isFirstRun && left.some(({ seal }) => seal === undefined)
      return isOld ? new Date(now.getTime() + UNSEALED_MINUTES * 60_000).toISOString() : end.unsealed_until
    }
  })

type KnownEnd = End & ReturnType<typeof believed>

/** Links without a head: somebody removed it, and nobody can vouch for where they ended. */
function headlessEnd(org: string, links: readonly LinkItem[]): KnownEnd {
  const [last] = links.toSorted((a, b) => b.place - a.place)
  return { org, place: last?.place ?? 0, id: last?.id }
}

/** A dealership's log as the chain sees it, the oldest entry first. */
export async function listEntries(org: OrgId): Promise<SeenEntry[]> {
  const entries: SeenEntry[] = []
  for await (const page of listStored(org)) entries.push(...page.map(seenOf))
  return entries
}
