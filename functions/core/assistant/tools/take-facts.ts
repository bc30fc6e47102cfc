import type { VehicleItem } from '../../stock/vehicles/entity.ts'
import { mayQuotePrice } from '../replies/fact-rules.ts'
import { allow, type OpenTurn } from './open-turn.ts'
import { vehicleFactsOf } from './vehicle-facts-of.ts'

/** Adds a vehicle to what a turn may tell of, and returns it for the model: with a price only where that may be told. */
export function takeFacts(turn: OpenTurn, vehicle: VehicleItem | undefined) {
  if (!vehicle) return undefined
  const { prices_are_total, total_price_only } = turn.desk.setup
  const facts = vehicleFactsOf(vehicle, prices_are_total)
  turn.facts.set(vehicle.id, facts)
  allow(turn, 'send_vehicle', vehicle.id)
  const { id, title, price, isTotalPrice: _, ...rest } = facts
  const known = Object.entries({ title, ...rest, ...(mayQuotePrice(facts, total_price_only) && { price }) })
  return { id, title, facts: Object.fromEntries(known.filter(([, value]) => value !== undefined && value !== null)) }
}
