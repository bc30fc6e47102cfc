import { auditMac, sealOf } from '../audit/seal-of.ts'
import type { DayItem, HeadItem, LinkItem } from './entity.ts'

/** An entry as the chain sees it: its key, the seal it has, and the one it should have. */
export interface SeenEntry {
  key: string
  id: string
  ttl: number
  seal?: string
  due: string
}

export const seenOf = (entry: Record<string, unknown>): SeenEntry => ({
  key: String(entry.sk ?? entry.id),
  id: String(entry.id),
  ttl: Number(entry.ttl),
  seal: entry.seal as string | undefined,
  due: sealOf(entry),
})

/** One of our functions wrote it, and as it is. */
export const isSealed = ({ seal, due, key, id }: SeenEntry) => seal === due && key === id

/** The last link, after which the next is added; `hash` is absent if it can't be trusted. */
export interface End {
  org: string
  place: number
  id?: string
  hash?: string
}

/** A link outlives its entry, which the table removes some days late and in no order. */
const LINK_OUTLIVES_SECONDS = 30 * 86_400

/** The links of these entries, behind an end. Behind one that nobody vouches for, the first of them stays broken for good. */
export function linksAfter({ org, place, id, hash }: End, entries: readonly SeenEntry[]): LinkItem[] {
  const links: LinkItem[] = []
  for (const entry of entries) {
    const last = links.at(-1)
    const link = {
      org,
      id: entry.id,
      place: (last?.place ?? place) + 1,
      entry: entry.due,
      previous_id: last?.id ?? id,
      previous: last?.hash ?? hash,
    }
    links.push({ ...link, hash: hashOf(link), ttl: entry.ttl + LINK_OUTLIVES_SECONDS })
  }
  return links
}

export const hashOf = ({ org, id, place, entry, previous_id, previous }: Omit<LinkItem, 'hash' | 'ttl'>) =>
  auditMac('link', { org, id, place, entry, previous_id, previous })

const headSealOf = ({ org, place, id, hash, is_adopting, unsealed_until }: Omit<HeadItem, 'seal'>) =>
  auditMac('head', { org, place, id, hash, is_adopting, unsealed_until })

export const daySealOf = ({ org, day, place, id, hash, broken }: Omit<DayItem, 'seal' | 'ttl'>) =>
  auditMac('day', { org, day, place, id, hash, broken })

/** The head behind these links. */
export function headOf(links: readonly LinkItem[], more: Pick<HeadItem, 'is_adopting' | 'unsealed_until'>): HeadItem {
  const { org, place, id, hash } = links.at(-1) as LinkItem
  return sealed({ org, place, id, hash, ...more })
}

export const sealed = (head: Omit<HeadItem, 'seal'>): HeadItem => ({ ...head, seal: headSealOf(head) })

export const isHeadGenuine = (head: HeadItem) => head.seal === headSealOf(head)

/** The trustworthy part of a head. Of a forged one only its place is used, so that the breach remains visible. */
export function believed(head: HeadItem): End & Pick<HeadItem, 'is_adopting' | 'unsealed_until'> {
  const { org, place, id } = head
  return isHeadGenuine(head) ? head : { org, place, id }
}

/** An entry from before there was a chain, whose log's first sealed one has this id. */
export const isOlder = ({ seal, key }: SeenEntry, firstSealed = '~') => seal === undefined && key < firstSealed

export const firstSealedOf = (entries: readonly SeenEntry[]) => entries.find(({ seal }) => seal !== undefined)?.key
