import type { CatalogueRow } from '../catalogue/pack-catalogue.ts'
import type { LedgerRow } from '../catalogue/pack-ledger.ts'
import { rowOf } from '../catalogue/row-of.ts'
import type { FeedVehicle } from '../feeds/feed-vehicle.ts'
import { isLongSold } from './rules.ts'

interface Before {
  ledger: ReadonlyMap<string, LedgerRow>
  /** The catalogue's cars of the feed, by key. */
  rows: ReadonlyMap<string, CatalogueRow>
  /** Whether a run broke off while it wrote cars: none is known to be as the ledger says. */
  isRepair: boolean
}

/** Holds a file against what was there, a vehicle at a time; keeps a row of the catalogue of each, not the vehicle. */
export function compareFeed({ ledger, rows, isRepair }: Before, now: Date) {
  const present = new Map<string, { hash: string; row: CatalogueRow }>()
  const unread = new Map<string, { hash: string; row: CatalogueRow }>()
  const sold = new Set<string>()
  const created_at = Math.floor(now.getTime() / 1000)
  const inStock = [...ledger.values()].filter(({ sold_at }) => sold_at === undefined)

  const isNew = (key: string) => {
    const known = ledger.get(key)
    return known === undefined || known.sold_at !== undefined
  }
  const isThere = (key: string) => present.has(key) || unread.has(key)
  const isUnchanged = (key: string, hash: string) => !isNew(key) && ledger.get(key)?.hash === hash && rows.has(key)

  return {
    /** Of the same vehicle the last one counts; a sold one is not there. */
    take(vehicle: FeedVehicle) {
      const { key, hash, availability } = vehicle
      if (availability === 'sold') {
        sold.add(key)
        present.delete(key)
        unread.delete(key)
        return
      }
      const known = rows.get(key)
      const changed_at = ledger.has(key) ? created_at : undefined
      const row =
        known && isUnchanged(key, hash)
          ? known
          : rowOf({ ...vehicle, availability }, known?.created_at ?? created_at, changed_at)
      present.set(key, { hash, row })
    },
    /** The file has this car in a row that could not be read: unless another row tells, it stays as it is. */
    keep(key: string) {
      if (sold.has(key)) return
      const row = rows.get(key)
      const known = ledger.get(key)
      // After a run that broke off the next row that can be read is written, whatever the ledger says.
      if (row && known) unread.set(key, { hash: isRepair ? '' : known.hash, row })
    },
    /** How many cars there were. */
    before: inStock.length,
    /** How many of the file could be read. */
    get present() {
      return present.size
    },
    get counts() {
      const kept = [...unread.keys()].filter((key) => !present.has(key)).length
      let created = 0
      let unchanged = 0
      for (const [key, { hash }] of present) {
        if (isNew(key)) created++
        else if (isUnchanged(key, hash)) unchanged++
      }
      const changed = present.size - created - unchanged
      return { created, changed, unchanged: unchanged + kept, sold: this.gone.length }
    },
    /** The keys of the cars that the file has no longer. */
    get gone(): string[] {
      return inStock.filter(({ key }) => !isThere(key)).map(({ key }) => key)
    },
    /** The keys of all cars that there ever were and the file has not. */
    get absent(): string[] {
      return [...ledger.keys()].filter((key) => !isThere(key))
    },
    /** Whether this vehicle, met again in a second reading, is the one that counts and not as it was. */
    isToWrite: ({ key, hash }: FeedVehicle) => present.get(key)?.hash === hash && (isRepair || !isUnchanged(key, hash)),
    /** A car that comes back is as old as it was. */
    setCreated(key: string, at: string) {
      const found = present.get(key)
      if (found) found.row = { ...found.row, created_at: Math.floor(Date.parse(at) / 1000) }
    },
    /** What catalogue and ledger hold of the feed from now on. */
    result(): { rows: CatalogueRow[]; ledger: LedgerRow[] } {
      const gone = [...ledger.values()].filter(({ key, sold_at }) => !isThere(key) && !isLongSold(sold_at, now))
      const there = [...new Map([...unread, ...present])]
      return {
        rows: there.map(([, { row }]) => row),
        ledger: [
          ...there.map(([key, { hash }]) => ({ key, hash })),
          ...gone.map((row) => ({ ...row, sold_at: row.sold_at ?? created_at })),
        ],
      }
    },
  }
}
export type FeedComparison = ReturnType<typeof compareFeed>
