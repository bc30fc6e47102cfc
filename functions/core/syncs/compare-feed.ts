import type { CatalogueRow } from '../catalogue/pack-catalogue.ts'
import type { LedgerRow } from '../catalogue/pack-ledger.ts'
import { rowOf } from '../catalogue/row-of.ts'
import type { FeedVehicle } from '../feeds/feed-vehicle.ts'
import { isForgotten } from './rules.ts'

interface Before {
  ledger: ReadonlyMap<string, LedgerRow>
  /** The catalogue's cars of the feed, by key. */
  rows: ReadonlyMap<string, CatalogueRow>
}

/** Holds a file against what was there, a vehicle at a time; keeps a row of the catalogue of each, not the vehicle. */
export function compareFeed({ ledger, rows }: Before, now: Date) {
  const present = new Map<string, { hash: string; row: CatalogueRow }>()
  const created_at = Math.floor(now.getTime() / 1000)
  const inStock = [...ledger.values()].filter(({ sold_at }) => sold_at === undefined)

  const isNew = (key: string) => {
    const known = ledger.get(key)
    return known === undefined || known.sold_at !== undefined
  }
  const isUnchanged = (key: string, hash: string) => !isNew(key) && ledger.get(key)?.hash === hash && rows.has(key)

  return {
    /** Of the same vehicle the last one counts; a sold one is not there. */
    take(vehicle: FeedVehicle) {
      const { key, hash, availability } = vehicle
      if (availability === 'sold') return void present.delete(key)
      const known = rows.get(key)
      const changed_at = ledger.has(key) ? created_at : undefined
      const row =
        known && isUnchanged(key, hash)
          ? known
          : rowOf({ ...vehicle, availability }, known?.created_at ?? created_at, changed_at)
      present.set(key, { hash, row })
    },
    has: (key: string) => present.has(key),
    /** How many cars there were, and are. */
    before: inStock.length,
    get present() {
      return present.size
    },
    get counts() {
      let created = 0
      let unchanged = 0
      for (const [key, { hash }] of present) {
        if (isNew(key)) created++
        else if (isUnchanged(key, hash)) unchanged++
      }
      return { created, changed: present.size - created - unchanged, unchanged, sold: this.gone.length }
    },
    /** The keys of the cars that the file has no longer. */
    get gone(): string[] {
      return inStock.filter(({ key }) => !present.has(key)).map(({ key }) => key)
    },
    /** Whether this vehicle, met again in a second reading, is the one that counts and not as it was. */
    isToWrite: ({ key, hash }: FeedVehicle, isEvenUnchanged: boolean) =>
      present.get(key)?.hash === hash && (isEvenUnchanged || !isUnchanged(key, hash)),
    /** A car that comes back is as old as it was. */
    setCreated(key: string, at: string) {
      const found = present.get(key)
      if (found) found.row = { ...found.row, created_at: Math.floor(Date.parse(at) / 1000) }
    },
    /** What catalogue and ledger hold of the feed from now on. */
    result(): { rows: CatalogueRow[]; ledger: LedgerRow[] } {
      const sold = [...ledger.values()].filter(({ key, sold_at }) => !present.has(key) && !isForgotten(sold_at, now))
      return {
        rows: [...present.values()].map(({ row }) => row),
        ledger: [
          ...[...present].map(([key, { hash }]) => ({ key, hash })),
          ...sold.map((row) => ({ ...row, sold_at: row.sold_at ?? created_at })),
        ],
      }
    },
  }
}
export type FeedComparison = ReturnType<typeof compareFeed>
