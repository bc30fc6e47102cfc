import type { Breach, Broken } from '#contract/people/audit.ts'
import { earliestId, isId, momentOf } from '../../platform/table/ids.ts'
import { forgottenBefore } from '../audit/log-retention.ts'
import type { DayItem, HeadItem, LinkItem } from './entity.ts'
import { daySealOf, firstSealedOf, hashOf, isHeadGenuine, isOlder, isSealed, type SeenEntry } from './rules.ts'

/** An entry is laid within seconds, and by the next night's check in any case. */
const LAID_WITHIN_MS = 2 * 86_400_000

/** A log and its chain, read in this order, while others may append to both. */
interface ReadLog {
  head: HeadItem | undefined
  links: readonly LinkItem[]
  days: readonly DayItem[]
  laterHead: HeadItem | undefined
  entries: readonly SeenEntry[]
}

/** Returns the breaks in a log, oldest first. A recorded entry without a link yet is not a break. */
export function brokenOf(log: ReadLog, now: Date): Broken[] {
  const found = new Map<string, Broken>()
  const tell = (id: string, why: Breach, nth = 0) => {
    const at = (isId(id) ? momentOf(id) : now).toISOString()
    found.set(JSON.stringify([id, why, nth]), { at, why })
  }
  const kept = earliestId(forgottenBefore(now))
  checkEntries(log, earliestId(now.getTime() - LAID_WITHIN_MS), tell)
  checkLinks(log, kept, tell)
  checkEnds(log, kept, tell)
  return [...found.values()].toSorted((a, b) => (a.at < b.at ? -1 : 1))
}

type Tell = (id: string, why: Breach, nth?: number) => void

function checkEntries({ head, links, entries }: ReadLog, laid: string, tell: Tell) {
  const linkOf = new Map(links.map((link) => [link.id, link]))
  const isAdopting = head ? head.is_adopting && isHeadGenuine(head) : links.length === 0
  const firstSealed = firstSealedOf(entries)
  for (const entry of entries) {
    const link = linkOf.get(entry.key)
    if (entry.id !== entry.key) tell(entry.key, 'moved')
    else if (link) {
      if (link.entry !== entry.due) tell(entry.key, 'changed')
    } else if (isAdopting && isOlder(entry, firstSealed)) continue
    else if (!isSealed(entry)) tell(entry.key, 'invented')
    else if (entry.key < laid) tell(entry.key, 'unchained')
  }
}

/** Each link is ours, follows the one before it, and has its entry; only what is forgotten by now may be gone. */
function checkLinks({ links, entries }: ReadLog, kept: string, tell: Tell) {
  const keys = new Set(entries.map(({ key }) => key))
  const tellGone = (id: string, nth?: number) => tell(id, keys.has(id) ? 'unchained' : 'missing', nth)
  let before: LinkItem | undefined
  for (const link of links.toSorted((a, b) => a.place - b.place)) {
    const { id, place, previous_id } = link
    if (id >= kept && !keys.has(id)) tell(id, 'missing')
    if (link.hash !== hashOf(link)) tell(id, 'unchained')
    else if (place === (before?.place ?? 0) + 1 || place === before?.place) {
      if (link.previous !== before?.hash) tell(id, 'unchained')
    } else if (previous_id === undefined || previous_id >= kept) {
      const gone = before ? place - before.place - 1 : 1
      for (let nth = 0; nth < gone; nth++) tellGone(previous_id ?? id, nth)
    }
    before = link
  }
}

/** The head and the sealed days say how far the chain went, and by which link. */
function checkEnds({ head, links, days, laterHead, entries }: ReadLog, kept: string, tell: Tell) {
  const last = links.toSorted((a, b) => a.place - b.place).at(-1)
  const byPlace = new Map(links.map((link) => [link.place, link]))
  if (!head || !laterHead) {
    if (last) tell(last.id, 'unchained')
    else if (days[0]) tell(days[0].id, 'unchained')
    return
  }
  if (!isHeadGenuine(head)) tell(head.id, 'unchained')
  else if (head.id >= kept) {
    const isWritten = entries.some(({ key }) => key === head.id)
    for (let place = last?.place ?? 0; place < head.place; place++)
      tell(head.id, isWritten ? 'unchained' : 'missing', head.place - place)
    const link = byPlace.get(head.place)
    if (link && link.hash !== head.hash) tell(head.id, 'unchained')
  }
  if (last && last.place > laterHead.place) tell(last.id, 'unchained')
  for (const day of days) {
    const link = byPlace.get(day.place)
    const isCut = day.place > laterHead.place
    if (day.seal !== daySealOf(day) || isCut || (link && link.hash !== day.hash)) tell(day.id, 'unchained')
  }
}
