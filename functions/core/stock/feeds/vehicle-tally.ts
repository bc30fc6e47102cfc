import { AppError } from '../../platform/errors.ts'
import type { FeedDealer, FeedVehicle } from './feed-vehicle.ts'

/** Twenty large dealerships' vehicles; the job `sync-inventory` keeps data for each, which determines its memory. */
const VEHICLES_MAX = 100_000

/** A file with more dealers than this has something else in that column. */
const DEALERS_COUNTED = 1000
/** All of them go into one table item, with seven texts each. */
const DEALERS_KEPT = 100
/** The number for no dealer: sold vehicles, and those without a code. */
const UNCOUNTED = 1024

/** The vehicles in a file so far and their dealers; keeps a key, a line and a dealer number for each. */
export class VehicleTally {
  /** Line and dealer as one small number, because a hundred thousand objects would take much memory. */
  #seen = new Map<string, number>()
  #dealers: FeedDealer[] = []
  #numbers = new Map<string, number>()

  /** The dealers in the file's order; if there are too many, those with the most vehicles. */
  get dealers(): FeedDealer[] {
    if (this.#dealers.length <= DEALERS_KEPT) return this.#dealers
    const largest = this.#dealers.toSorted((a, b) => b.vehicles - a.vehicles).slice(0, DEALERS_KEPT)
    return this.#dealers.filter((dealer) => largest.includes(dealer))
  }

  /** Counts a vehicle and returns the line of an earlier row of the same one; the later row counts. */
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
