import type { CatalogueRow } from '../catalogue/pack-catalogue.ts'
import type { LedgerRow } from '../catalogue/pack-ledger.ts'
import { rowOf } from '../catalogue/row-of.ts'
import type { FeedVehicle } from '../feeds/feed-vehicle.ts'
import { isLongSold } from './rules.ts'

interface Before {
  ledger: Iterable<LedgerRow>
  rows: Iterable<CatalogueRow>
  /** Whether a run broke off while it wrote cars: none is known to be as the ledger says. */
  isRepair: boolean
}

/** A car that was known, that the file has, or both. */
interface Car {
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
  const cars = new Map<string, Car>()
  const at = Math.floor(now.getTime() / 1000)
  let before = 0

  /** Knows a car, one lookup for all that is to be asked of it. */
  function add(key: string, seen?: LedgerRow): Car {
    const car: Car = { key, seen, row: undefined, other: undefined, said: undefined }
    cars.set(key, car)
    return car
  }
  for (const seen of ledger) if (isInStock(add(seen.key, seen))) before++
  for (const row of rows) if (!row.by_hand) (cars.get(row.key) ?? add(row.key)).row = row

  const those = (are: (car: Car) => boolean) => [...cars.values()].filter(are)
  const keysOf = (found: Car[]) => found.map(({ key }) => key)

  return {
    /** Of the same vehicle the last one counts; a sold one is not there. */
    take(vehicle: FeedVehicle) {
      const { key, hash, availability } = vehicle
      const car = cars.get(key) ?? add(key)
      if (availability === 'sold') {
        car.said = 'sold'
        return
      }
      car.said = 'present'
      const isSame = isInStock(car) && car.row !== undefined && car.seen?.hash === hash
      if (isSame) car.other = undefined
      else car.other = { hash, row: rowOf({ ...vehicle, availability }, car.row?.created_at ?? at, car.seen && at) }
    },
    /** The file has this car in a row that could not be read: unless another row tells, it stays as it is. */
    keep(key: string) {
      const car = cars.get(key)
      if (car?.seen && car.row && car.said === undefined) car.said = 'unread'
    },
    /** How many cars there were. */
    before,
    /** How many of the file could be read. */
    get present() {
      return those(isPresent).length
    },
    get counts() {
      const counts = { created: 0, changed: 0, unchanged: 0, sold: 0 }
      for (const car of cars.values()) {
        const change = changeOf(car)
        if (change) counts[change]++
      }
      return counts
    },
    /** The keys of the cars that the file has no longer. */
    get gone(): string[] {
      return keysOf(those((car) => changeOf(car) === 'sold'))
    },
    /** The keys of all cars that there ever were and the file has not. */
    get absent(): string[] {
      return keysOf(those((car) => car.seen !== undefined && isAbsent(car)))
    },
    /** Whether this vehicle, met again in a second reading, is the one that counts and not as it was. */
    isToWrite({ key, hash }: FeedVehicle): boolean {
      const car = cars.get(key)
      if (!car || !isPresent(car)) return false
      return car.other ? car.other.hash === hash : isRepair && car.seen?.hash === hash
    },
    /** A car that comes back is as old as it was. */
    setCreated(key: string, created: string) {
      const found = cars.get(key)?.other ?? cars.get(key)
      if (found?.row) found.row = { ...found.row, created_at: Math.floor(Date.parse(created) / 1000) }
    },
    /** What catalogue and ledger hold of the feed from now on. */
    result(): { rows: CatalogueRow[]; ledger: LedgerRow[] } {
      const list = { rows: [] as CatalogueRow[], ledger: [] as LedgerRow[] }
      for (const car of cars.values()) {
        const { key, seen, said } = car
        const { hash, row } = car.other ?? { hash: seen?.hash ?? '', row: car.row }
        if (!isAbsent(car) && row) {
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

const isInStock = ({ seen }: Car) => seen !== undefined && seen.sold_at === undefined
const isPresent = ({ said }: Car) => said === 'present'
const isAbsent = ({ said }: Car) => said === undefined || said === 'sold'

/** A car whose row could not be read counts as unchanged. */
function changeOf(car: Car): 'created' | 'changed' | 'unchanged' | 'sold' | undefined {
  if (isAbsent(car)) return isInStock(car) ? 'sold' : undefined
  if (!car.other) return 'unchanged'
  return isInStock(car) ? 'changed' : 'created'
}
