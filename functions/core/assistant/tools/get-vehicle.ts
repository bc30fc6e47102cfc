import * as z from 'zod/mini'
import { readVehicleCode } from '#contract/stock/vehicle-code.ts'
import { findLot } from '../../stock/catalogue/door.ts'
import { findByCode } from '../../stock/catalogue/find-by-code.ts'
import { isShown } from '../../stock/catalogue/shown-vehicles.ts'
import { findVehicle } from '../../stock/vehicles/door.ts'
import { takeFacts } from './take-facts.ts'
import { toolOf, words } from './tool-of.ts'

/** One vehicle of the dealership, sold ones too. */
export const getVehicle = toolOf(
  'get_vehicle',
  'Reads one vehicle as it is now, by its id or by the code that a text names it with: [car …].',
  z.object({ id: words() }),
  async (turn, { id: named }) => {
    const code = readVehicleCode(`[car ${named}]`)
    const id = (code && (await findByCode(turn.org, code))?.id) ?? named
    const [lot, vehicle] = await Promise.all([findLot(turn.org), findVehicle(turn.org, id, true)])
    const shown = lot && vehicle && isShown(lot, vehicle) ? takeFacts(turn, vehicle) : undefined
    return shown ?? { error: 'There is no such vehicle.' }
  },
)
