import type { CatalogueRow } from '../catalogue/pack-catalogue.ts'
import type { LedgerRow } from '../catalogue/pack-ledger.ts'
import { rowOf } from '../catalogue/row-of.ts'
import type { FeedVehicle } from '../feeds/feed-vehicle.ts'
import { isLongSold } from './rules.ts'

interface Before {
  ledger: Iterable<LedgerRow>
  rows: Iterable<CatalogueRow>
  /** True if a run broke off while writing vehicles: none is known to match the ledger. */
  isRepair: boolean
}

/** A vehicle that was known, that is in the file, or both. */
interface Entry {
  key: string
  /** Its earlier ledger and catalogue rows. */
  seen: LedgerRow | undefined
  row: CatalogueRow | undefined
  /** Its new hash and row, if the file differs from before. */
  other: { hash: string; row: CatalogueRow } | undefined
  /** Its state in the file: unread if its row could not be read, unless another row tells. */
  said: 'present' | 'sold' | 'unread' | undefined
}

/** Compares a file with the previous inventory, one vehicle at a time; keeps only each vehicle's catalogue row. */
export function compareFeed({ ledger, rows, isRepair }: Before, now: Date) {
  const entries = new Map<string, Entry>()
  const at = Math.floor(now.getTime() / 1000)
  let before = 0

  /** Adds a vehicle's entry, so that one lookup serves all questions about it. */
  function add(key: string, seen?: LedgerRow): Entry {
    const entry: Entry = { key, seen, row: undefined, other: undefined, said: undefined }
    entries.set(key, entry)
    return entry
  }
  for (const seen of ledger) if (isInStock(add(seen.key, seen))) before++
  for (const row of rows) if (!row.by_hand) (entries.get(row.key) ?? add(row.key)).row = row

  const those = (are: (entry: Entry) => boolean) => [...entries.values()].filter(are)
  const keysOf = (found: Entry[]) => found.map(({ key }) => key)

  return {
    /** The last row of a vehicle counts; a sold one is absent. */
    take(vehicle: FeedVehicle) {
      const { key, hash, availability } = vehicle
      const entry = entries.get(key) ?? add(key)
      if (availability === 'sold') {
        entry.said = 'sold'
        return
      }
      entry.said = 'present'
      const isSame = isInStock(entry) && entry.row !== undefined && entry.seen?.hash === hash
      if (isSame) entry.other = undefined
      else
        entry.other = { hash, row: rowOf({ ...vehicle, availability }, entry.row?.created_at ?? at, entry.seen && at) }
    },
    /** The file has this vehicle in an unreadable row: unless another row tells, it stays as it is. */
    keep(key: string) {
      const entry = entries.get(key)
      if (entry?.seen && entry.row && entry.said === undefined) entry.said = 'unread'
    },
    /** Number of vehicles before. */
    before,
    /** Number of vehicles in the file that could be read. */
    get present() {
      return those(isPresent).length
    },
    /** Of the remaining vehicles, the number that had a price, and the number of those that lost it. */
    get prices() {
      const stay = those((entry) => isPresent(entry) && isInStock(entry) && entry.row?.price !== undefined)
      const lost = stay.filter(({ other }) => other !== undefined && other.row.price === undefined)
      return { priced: stay.length, lost: lost.length }
    },
    get counts() {
      const counts = { created: 0, returned: 0, changed: 0, unchanged: 0, sold: 0 }
      for (const entry of entries.values()) {
        const change = changeOf(entry)
        if (change) counts[change]++
      }
      return counts
    },
    /** The keys of vehicles in stock that are no longer in the file. */
    get gone(): string[] {
      return keysOf(those((entry) => changeOf(entry) === 'sold'))
    },
    /** The keys of all vehicles ever known that are not in the file. */
    get absent(): string[] {
      return keysOf(those((entry) => entry.seen !== undefined && isAbsent(entry)))
    },
    /** True if this vehicle, found again in a second reading, is the row that counts and has changed. */
    isToWrite({ key, hash }: FeedVehicle): boolean {
      const entry = entries.get(key)
      if (!entry || !isPresent(entry)) return false
      return entry.other ? entry.other.hash === hash : isRepair && entry.seen?.hash === hash
    },
    /** A returning vehicle keeps its original creation time. */
    setCreated(key: string, created: string) {
      const found = entries.get(key)?.other ?? entries.get(key)
      if (found?.row) found.row = { ...found.row, created_at: Math.floor(Date.parse(created) / 1000) }
    },
    /** The new catalogue and ledger rows of the feed. */
    result: () => resultOf(entries.values(), { isRepair, now, at }),
  }
}

function resultOf(entries: Iterable<Entry>, { isRepair, now, at }: { isRepair: boolean; now: Date; at: number }) {
  const list = { rows: [] as CatalogueRow[], ledger: [] as LedgerRow[] }
  for (const entry of entries) {
    const { key, seen, said } = entry
    const { hash, row } = entry.other ?? { hash: seen?.hash ?? '', row: entry.row }
    if (!isAbsent(entry) && row) {
      list.rows.push(row)
      // After a run that broke off, the next readable row is written, whatever the ledger says.
      list.ledger.push({ key, hash: isRepair && said === 'unread' ? '' : hash })
    } else if (seen && !isLongSold(seen.sold_at, now)) {
      list.ledger.push({ key, hash: seen.hash, sold_at: seen.sold_at ?? at })
    }
  }
  return list
}
export type FeedComparison = ReturnType<typeof compareFeed>

const isInStock = ({ seen }: Entry) => seen !== undefined && seen.sold_at === undefined
const isPresent = ({ said }: Entry) => said === 'present'
const isAbsent = ({ said }: Entry) => said === undefined || said === 'sold'

/** A vehicle with an unreadable row counts as unchanged, one that had been sold as returned. */
function changeOf(entry: Entry): 'created' | 'returned' | 'changed' | 'unchanged' | 'sold' | undefined {
  if (isAbsent(entry)) return isInStock(entry) ? 'sold' : undefined
  if (!entry.other) return 'unchanged'
  if (!entry.seen) return 'created'
  return isInStock(entry) ? 'changed' : 'returned'
}
