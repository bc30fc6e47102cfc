import type { VehicleItem } from '../../stock/vehicles/entity.ts'
import { mayQuotePrice } from '../replies/fact-rules.ts'
import { allow, type OpenTurn } from './open-turn.ts'
import { vehicleFactsOf } from './vehicle-facts-of.ts'

/** Adds a vehicle to what a turn may tell of, and returns it for the model: with a price only where that may be told. */
export function takeFacts(turn: OpenTurn, vehicle: VehicleItem | undefined) {
  if (!vehicle) return undefined
  const { setup, prices } = turn.desk
  const facts = vehicleFactsOf(vehicle, prices)
  turn.facts.set(vehicle.id, facts)
  allow(turn, 'send_vehicle', vehicle.id)
  const { id, title, price, isTotalPrice: _, feeWords: __, ...rest } = facts
  const known = Object.entries({ title, ...rest, ...(mayQuotePrice(facts, setup.total_price_only) && { price }) })
  return { id, title, facts: Object.fromEntries(known.filter(([, value]) => value !== undefined && value !== null)) }
}
