import type { CatalogueRow } from '../catalogue/pack-catalogue.ts'
import type { LedgerRow } from '../catalogue/pack-ledger.ts'
import { rowOf } from '../catalogue/row-of.ts'
import type { FeedVehicle } from '../feeds/feed-vehicle.ts'
import { isLongSold } from './rules.ts'

interface Before {
  ledger: Iterable<LedgerRow>
  rows: Iterable<CatalogueRow>
  /** Whether a run broke off while it wrote vehicles: none is known to be as the ledger says. */
  isRepair: boolean
}

/** A vehicle that was known, that the file has, or both. */
interface Entry {
  key: string
  /** What ledger and catalogue had of it. */
  seen: LedgerRow | undefined
  row: CatalogueRow | undefined
  /** What they shall have of it where the file does not say what it said before. */
  other: { hash: string; row: CatalogueRow } | undefined
  /** How the file has it: one in a row that could not be read is unread, unless another row tells. */
  said: 'present' | 'sold' | 'unread' | undefined
}

/** Holds a file against what was there, a vehicle at a time; keeps a row of the catalogue of each, not the vehicle. */
export function compareFeed({ ledger, rows, isRepair }: Before, now: Date) {
  const entries = new Map<string, Entry>()
  const at = Math.floor(now.getTime() / 1000)
  let before = 0

  /** Knows a vehicle, one lookup for all that is to be asked of it. */
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
    /** Of the same vehicle the last one counts; a sold one is not there. */
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
    /** The file has this vehicle in a row that could not be read: unless another row tells, it stays as it is. */
    keep(key: string) {
      const entry = entries.get(key)
      if (entry?.seen && entry.row && entry.said === undefined) entry.said = 'unread'
    },
    /** How many vehicles there were. */
    before,
    /** How many of the file could be read. */
    get present() {
      return those(isPresent).length
    },
    /** Of the vehicles that were there and stay: how many had a price, and how many of those lost it. */
    get prices() {
      const stay = those((entry) => isPresent(entry) && isInStock(entry) && entry.row?.price !== undefined)
      const lost = stay.filter(({ other }) => other !== undefined && other.row.price === undefined)
      return { priced: stay.length, lost: lost.length }
    },
    get counts() {
      const counts = { created: 0, changed: 0, unchanged: 0, sold: 0 }
      for (const entry of entries.values()) {
        const change = changeOf(entry)
        if (change) counts[change]++
      }
      return counts
    },
    /** The keys of the vehicles that the file has no longer. */
    get gone(): string[] {
      return keysOf(those((entry) => changeOf(entry) === 'sold'))
    },
    /** The keys of all vehicles that there ever were and the file has not. */
    get absent(): string[] {
      return keysOf(those((entry) => entry.seen !== undefined && isAbsent(entry)))
    },
    /** Whether this vehicle, met again in a second reading, is the one that counts and not as it was. */
    isToWrite({ key, hash }: FeedVehicle): boolean {
      const entry = entries.get(key)
      if (!entry || !isPresent(entry)) return false
      return entry.other ? entry.other.hash === hash : isRepair && entry.seen?.hash === hash
    },
    /** A vehicle that comes back is as old as it was. */
    setCreated(key: string, created: string) {
      const found = entries.get(key)?.other ?? entries.get(key)
      if (found?.row) found.row = { ...found.row, created_at: Math.floor(Date.parse(created) / 1000) }
    },
    /** What catalogue and ledger hold of the feed from now on. */
    result(): { rows: CatalogueRow[]; ledger: LedgerRow[] } {
      const list = { rows: [] as CatalogueRow[], ledger: [] as LedgerRow[] }
      for (const entry of entries.values()) {
        const { key, seen, said } = entry
        const { hash, row } = entry.other ?? { hash: seen?.hash ?? '', row: entry.row }
        if (!isAbsent(entry) && row) {
          list.rows.push(row)
          // After a run that broke off the next row that can be read is written, whatever the ledger says.
          list.ledger.push({ key, hash: isRepair && said === 'unread' ? '' : hash })
        } else if (seen && !isLongSold(seen.sold_at, now)) {
          list.ledger.push({ key, hash: seen.hash, sold_at: seen.sold_at ?? at })
        }
      }
      return list
    },
  }
}
export type FeedComparison = ReturnType<typeof compareFeed>

const isInStock = ({ seen }: Entry) => seen !== undefined && seen.sold_at === undefined
const isPresent = ({ said }: Entry) => said === 'present'
const isAbsent = ({ said }: Entry) => said === undefined || said === 'sold'

/** A vehicle whose row could not be read counts as unchanged. */
function changeOf(entry: Entry): 'created' | 'changed' | 'unchanged' | 'sold' | undefined {
  if (isAbsent(entry)) return isInStock(entry) ? 'sold' : undefined
  if (!entry.other) return 'unchanged'
  return isInStock(entry) ? 'changed' : 'created'
}
