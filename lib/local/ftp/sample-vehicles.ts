import { createHash } from 'node:crypto'
import { type Paint, paints } from '../photos.ts'
import { type KnownVehicle, sampleModels, talkedAbout } from './sample-models.ts'

/** A vehicle on the lot on a given day. */
export interface SampleVehicle extends KnownVehicle {
  serial: number
  stock: string
  pictures: number
  /** True if it is at the second location. */
  isAtSecondPlace: boolean
}

const ARRIVE_A_DAY = 3
const DAYS_ON_LOT = { fewest: 4, spread: 25 }
const FIRST_STOCK = 2280

/** All vehicles on a day (whole days since 1970): about sixty; each day some leave, arrive, or get cheaper. */
export function vehiclesOn(day: number): SampleVehicle[] {
  const oldest = day - DAYS_ON_LOT.fewest - DAYS_ON_LOT.spread
  const arrivals = Array.from({ length: (day - oldest + 1) * ARRIVE_A_DAY }, (_, index) => {
    const arrived = oldest + Math.floor(index / ARRIVE_A_DAY)
    return { arrived, serial: arrived * ARRIVE_A_DAY + (index % ARRIVE_A_DAY) }
  })
  const there = arrivals.filter(({ arrived, serial }) => day < arrived + staysDays(serial))
  return [
    ...talkedAbout.map((vehicle, index) => ({
      ...vehicle,
      serial: FIRST_STOCK + index,
      stock: `P${FIRST_STOCK + index}`,
      pictures: 5,
      isAtSecondPlace: false,
    })),
    ...there.map(({ arrived, serial }) => vehicleOf(serial, day - arrived)),
  ]
}

const staysDays = (serial: number) => DAYS_ON_LOT.fewest + Math.floor(chance(serial, 'stay') * DAYS_ON_LOT.spread)

function vehicleOf(serial: number, daysHere: number): SampleVehicle {
  const model = pick(sampleModels, serial, 'model')
  const age = 1 + Math.floor(chance(serial, 'age') * 8)
  const miles = Math.round(age * (7_000 + chance(serial, 'miles') * 8_000))
  const asked = model.price * 0.89 ** age * (0.95 + chance(serial, 'price') * 0.12)
  // Every six days without a buyer take 2% off.
  const reduced = asked * (1 - 0.02 * Math.floor(daysHere / 6))
  const isOnItsWay = daysHere < 3 && chance(serial, 'way') < 0.2
  return {
    serial,
    stock: `M${serial % 100_000}`,
    make: model.make,
    model: model.model,
    trim: pick(model.trims, serial, 'trim'),
    year: 2026 - age,
    style: model.style,
    paint: pick(Object.keys(paints) as Paint[], serial, 'paint'),
    miles,
    price: isOnItsWay ? 0 : Math.round(reduced / 50) * 50 - 5,
    transmission: model.transmission,
    pictures: isOnItsWay ? 0 : 3 + Math.floor(chance(serial, 'pictures') * 3),
    isAtSecondPlace: chance(serial, 'place') < 0.3,
  }
}

/** From 0 to 1, always the same for one vehicle and topic. */
export const chance = (serial: number, about: string): number =>
  createHash('sha256').update(`${serial} ${about}`).digest().readUInt32BE(0) / 2 ** 32

export const pick = <T>(from: readonly T[], serial: number, about: string): T =>
  from[Math.floor(chance(serial, about) * from.length)] as T
