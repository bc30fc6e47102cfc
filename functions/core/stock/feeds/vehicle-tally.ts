import { AppError } from '../../platform/errors.ts'
import type { FeedDealer, FeedVehicle } from './feed-vehicle.ts'

/** Twenty large dealerships' vehicles; the memory of the job `sync-inventory` is set by it, which keeps something of each. */
const VEHICLES_MAX = 100_000

/** A file that names more dealers than this names something else in that column. */
const DEALERS_COUNTED = 1000
/** All of them go into one item of the table, with seven texts each. */
const DEALERS_KEPT = 100
/** The number of no dealer: of sold vehicles, and of those without a code. */
const UNCOUNTED = 1024

/** Which vehicles a file had so far and whose they are; it keeps a key, a line and a dealer's number of each. */
export class VehicleTally {
  /** Line and dealer as one small number, for a hundred thousand of them weigh as objects. */
  #seen = new Map<string, number>()
  #dealers: FeedDealer[] = []
  #numbers = new Map<string, number>()

  /** The dealers in the file's order; where they are too many, those with the most vehicles. */
  get dealers(): FeedDealer[] {
    if (this.#dealers.length <= DEALERS_KEPT) return this.#dealers
    const largest = this.#dealers.toSorted((a, b) => b.vehicles - a.vehicles).slice(0, DEALERS_KEPT)
    return this.#dealers.filter((dealer) => largest.includes(dealer))
  }

  /** Counts a vehicle and answers the line of an earlier row of the same; the later row is the one that counts. */
  add(vehicle: FeedVehicle, line: number, describe: () => Omit<FeedDealer, 'code' | 'vehicles'>): number | undefined {
    const number = this.#numberOf(vehicle.dealer_code, describe)
    const isSold = vehicle.availability === 'sold'
    const before = this.#seen.get(vehicle.key)
    this.#seen.set(vehicle.key, line * UNCOUNTED * 2 + (isSold ? UNCOUNTED : number))
    if (!isSold) this.#count(number, 1)
    if (before === undefined) {
      if (this.#seen.size > VEHICLES_MAX) throw new AppError('too_many_vehicles', { most: VEHICLES_MAX })
      return undefined
    }
    this.#count(before % (UNCOUNTED * 2), -1)
    return Math.floor(before / (UNCOUNTED * 2))
  }

  #count(number: number, by: number) {
    const dealer = this.#dealers[number]
    if (dealer) dealer.vehicles += by
  }

  #numberOf(code: string | undefined, describe: () => Omit<FeedDealer, 'code' | 'vehicles'>): number {
    if (code === undefined) return UNCOUNTED
    const known = this.#numbers.get(code)
    if (known !== undefined || this.#dealers.length >= DEALERS_COUNTED) return known ?? UNCOUNTED
    this.#dealers.push({ code, ...describe(), vehicles: 0 })
    this.#numbers.set(code, this.#dealers.length - 1)
    return this.#dealers.length - 1
  }
}
