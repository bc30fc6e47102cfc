import * as z from 'zod/mini'
import { filterCatalogue } from '../../stock/catalogue/filter-catalogue.ts'
import { openShown } from '../../stock/catalogue/open-catalogue.ts'
import { searchCatalogue } from '../../stock/catalogue/search-catalogue.ts'
import { rowAsShown } from '../../stock/prices/row-as-shown.ts'
import { findVehicles } from '../../stock/vehicles/door.ts'
import { vehicleIdOf } from '../../stock/vehicles/vehicle-id.ts'
import { takeFacts } from './take-facts.ts'
import { maybe, toolOf, words } from './tool-of.ts'

const MOST = 5
const MOST_READ = 20

/** Vehicles of the inventory, at most five, with their facts. */
export const searchVehicles = toolOf(
  'search_vehicles',
  'Finds vehicles in the inventory. Leave null what the customer has not said. `text` is any words: model, trim, color, stock number.',
  z.object({
    make: maybe(words()),
    model: maybe(words()),
    body: maybe(words()),
    max_price: maybe(z.number()),
    min_year: maybe(z.number()),
    condition: maybe(z.enum(['new', 'used'])),
    text: maybe(words()),
  }),
  async (turn, { make, model, body, max_price, min_year, condition, text }) => {
    const rows = (await openShown(turn.org, turn.lot))?.rows ?? []
    const shown = rows.map((row) => rowAsShown(row, turn.desk.prices))
    const search = [make, model, body, text].filter(Boolean).join(' ')
    const found = filterCatalogue(searchCatalogue(shown, search, 'anyone'), {
      price_max: max_price ?? undefined,
      year_min: min_year ?? undefined,
    }).filter(({ availability }) => availability === 'available')
    const ids = found.slice(0, MOST_READ).map(({ key }) => vehicleIdOf(turn.org, key))
    const vehicles = await findVehicles(turn.org, ids)
    const fitting = ids
      .flatMap((id) => vehicles.get(id) ?? [])
      .filter((vehicle) => condition === null || vehicle.condition === condition)
    turn.holds.add(fitting.length > 0 ? 'found' : 'nothing_found')
    if (fitting.length > 0) turn.holds.add(fitting.length === 1 ? 'single' : 'several')
    // Narrower than a wish can say: that nothing was found says nothing of the wish.
    if (fitting.length === 0 && !model && !text && !condition) turn.holds.add('wish_searched')
    return {
      found: found.length,
      vehicles: fitting.slice(0, MOST).flatMap((vehicle) => takeFacts(turn, vehicle) ?? []),
    }
  },
)
