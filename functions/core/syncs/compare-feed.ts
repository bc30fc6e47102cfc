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

/** What a file says of cars, by key. */
type Said = Map<string, { hash: string; row: CatalogueRow }>

/** Holds a file against what was there, a vehicle at a time; keeps a row of the catalogue of each, not the vehicle. */
export function compareFeed(known: Before, now: Date) {
  const { ledger, rows, isRepair } = known
  const present: Said = new Map()
  const unread: Said = new Map()
  const sold = new Set<string>()
  const at = Math.floor(now.getTime() / 1000)
  const absent = () => [...ledger.values()].filter(({ key }) => !present.has(key) && !unread.has(key))

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
      const row = rows.get(key)
      const isSame = row !== undefined && isUnchanged(known, key, hash)
      const changed_at = ledger.has(key) ? at : undefined
      const newer = () => rowOf({ ...vehicle, availability }, row?.created_at ?? at, changed_at)
      present.set(key, { hash, row: isSame ? row : newer() })
    },
    /** The file has this car in a row that could not be read: unless another row tells, it stays as it is. */
    keep(key: string) {
      if (sold.has(key)) return
      const row = rows.get(key)
      const seen = ledger.get(key)
      // After a run that broke off the next row that can be read is written, whatever the ledger says.
      if (row && seen) unread.set(key, { hash: isRepair ? '' : seen.hash, row })
    },
    /** How many cars there were. */
    before: [...ledger.values()].filter(isInStock).length,
    /** How many of the file could be read. */
    get present() {
      return present.size
    },
    get counts() {
      return { ...countSaid(known, present, unread), sold: this.gone.length }
    },
    /** The keys of the cars that the file has no longer. */
    get gone(): string[] {
      return absent().filter(isInStock).map(keyOf)
    },
    /** The keys of all cars that there ever were and the file has not. */
    get absent(): string[] {
      return absent().map(keyOf)
    },
    /** Whether this vehicle, met again in a second reading, is the one that counts and not as it was. */
    isToWrite: ({ key, hash }: FeedVehicle) =>
      present.get(key)?.hash === hash && (isRepair || !isUnchanged(known, key, hash)),
    /** A car that comes back is as old as it was. */
    setCreated(key: string, created: string) {
      const found = present.get(key)
      if (found) found.row = { ...found.row, created_at: Math.floor(Date.parse(created) / 1000) }
    },
    /** What catalogue and ledger hold of the feed from now on. */
    result(): { rows: CatalogueRow[]; ledger: LedgerRow[] } {
      const there = [...new Map([...unread, ...present])]
      const remembered = absent().filter(({ sold_at }) => !isLongSold(sold_at, now))
      return {
        rows: there.map(([, { row }]) => row),
        ledger: [
          ...there.map(([key, { hash }]) => ({ key, hash })),
          ...remembered.map((row) => ({ ...row, sold_at: row.sold_at ?? at })),
        ],
      }
    },
  }
}
export type FeedComparison = ReturnType<typeof compareFeed>

const keyOf = ({ key }: LedgerRow) => key
const isInStock = ({ sold_at }: LedgerRow) => sold_at === undefined

function isNew({ ledger }: Before, key: string) {
  const seen = ledger.get(key)
  return seen === undefined || !isInStock(seen)
}

const isUnchanged = (known: Before, key: string, hash: string) =>
  !isNew(known, key) && known.ledger.get(key)?.hash === hash && known.rows.has(key)

/** A car whose row could not be read counts as unchanged. */
function countSaid(known: Before, present: Said, unread: Said) {
  const kept = [...unread.keys()].filter((key) => !present.has(key)).length
  let created = 0
  let unchanged = 0
  for (const [key, { hash }] of present) {
    if (isNew(known, key)) created++
    else if (isUnchanged(known, key, hash)) unchanged++
  }
  return { created, changed: present.size - created - unchanged, unchanged: unchanged + kept }
}
