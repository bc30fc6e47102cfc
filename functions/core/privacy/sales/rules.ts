import type { KnownDeal } from '../../messaging/deals/entity.ts'
import { auditMac } from '../../people/audit/seal-of.ts'
import { isId, momentOf } from '../../platform/table/ids.ts'
import type { RawItem } from '../../platform/table/read-partition.ts'
import type { SaleEntryItem, SaleItem } from './entity.ts'

/** What of all that is known of a buyer the law wants kept: words, prices told, consents, appointments, and by whom. */
const KINDS: readonly string[] = [
  'message',
  'call',
  'call-transcript',
  'consent',
  'appointment',
  'deal',
  'history-entry',
]

export const keptUntil = (sold: string, days: number) => new Date(Date.parse(sold) + days * 86_400_000).toISOString()

export const secondsOf = (at: string) => Math.floor(Date.parse(at) / 1000)

/** The entries of a sale's file, each sealed with the one before it. */
export function entriesOf(of: Pick<SaleItem, 'org' | 'contact' | 'ttl'>, found: readonly RawItem[]): SaleEntryItem[] {
  const { org, contact, ttl } = of
  const said = found
    .filter(({ kind }) => KINDS.includes(kind))
    .map(({ kind, says }) => ({ kind, at: timeOf(says), text: JSON.stringify(says) }))
    .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
  const entries: SaleEntryItem[] = []
  for (const one of said) {
    const entry = { org, contact, n: entries.length + 1, ...one }
    entries.push({ ...entry, hash: hashOf(entry, entries.at(-1)?.hash), ttl })
  }
  return entries
}

/** `ISO 8601`, or empty where nothing says when. */
function timeOf({ sent_at, starts_at, at, created_at, known, id }: Record<string, unknown>): string {
  const sold = (known as KnownDeal | undefined)?.sold?.at
  const told = [sent_at, starts_at, at, created_at, sold].find((one) => typeof one === 'string')
  return typeof told === 'string' ? told : isId(String(id)) ? momentOf(String(id)).toISOString() : ''
}

const hashOf = (
  { org, contact, n, kind, at, text }: Omit<SaleEntryItem, 'hash' | 'ttl'>,
  previous: string | undefined,
) => auditMac('sale-entry', { org, contact, n, kind, at, text, previous })

export const sealOf = (sale: Omit<SaleItem, 'seal' | 'ttl'>, last: string | undefined) =>
  auditMac('sale', { ...sale, last })

/** True if a file is as it was sealed: every entry, their order, their number, and what it says of itself. */
export function isWhole({ seal, ttl: _, ...sale }: SaleItem, entries: readonly SaleEntryItem[]): boolean {
  const isChained = entries.every((entry, i) => entry.n === i + 1 && entry.hash === hashOf(entry, entries[i - 1]?.hash))
  return isChained && entries.length === sale.count && seal === sealOf(sale, entries.at(-1)?.hash)
}
