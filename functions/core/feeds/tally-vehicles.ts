import type { FeedDealer, FeedVehicle } from './feed-vehicle.ts'

/** A file that names more dealers than this names something else in that column. */
const DEALERS_MAX = 1000

interface Seen {
  line: number
  /** Undefined for a sold one, and where the dealer is not counted. */
  dealer: FeedDealer | undefined
}

/** Which vehicles a file had so far and whose they are; it keeps a key and a line of each. */
export class VehicleTally {
  duplicates = 0
  sold = 0
  #seen = new Map<string, Seen>()
  #dealers = new Map<string, FeedDealer>()

  get dealers(): FeedDealer[] {
    return [...this.#dealers.values()]
  }

  /** Counts a vehicle and answers the line of an earlier row of the same; the later row is the one that counts. */
  add(vehicle: FeedVehicle, line: number, describe: () => Omit<FeedDealer, 'code' | 'vehicles'>): number | undefined {
    if (vehicle.availability === 'sold') this.sold++
    const dealer = this.#dealerOf(vehicle.dealer_code, describe)
    const counted = vehicle.availability === 'sold' ? undefined : dealer
    const before = this.#seen.get(vehicle.key)
    if (before?.dealer) before.dealer.vehicles--
    if (counted) counted.vehicles++
    this.#seen.set(vehicle.key, { line, dealer: counted })
    if (before) this.duplicates++
    return before?.line
  }

  #dealerOf(code: string | undefined, describe: () => Omit<FeedDealer, 'code' | 'vehicles'>): FeedDealer | undefined {
    if (code === undefined) return undefined
    const known = this.#dealers.get(code)
    if (known || this.#dealers.size >= DEALERS_MAX) return known
    const dealer: FeedDealer = { code, ...describe(), vehicles: 0 }
    this.#dealers.set(code, dealer)
    return dealer
  }
}
