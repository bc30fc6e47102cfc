import * as z from 'zod/mini'
import { findLot } from '../../stock/catalogue/door.ts'
import { isShown } from '../../stock/catalogue/shown-vehicles.ts'
import { findVehicle } from '../../stock/vehicles/door.ts'
import { takeFacts } from './take-facts.ts'
import { toolOf, words } from './tool-of.ts'

/** One vehicle of the dealership, sold ones too. */
export const getVehicle = toolOf(
  'get_vehicle',
  'Reads one vehicle by its id, as it is now.',
  z.object({ id: words() }),
  async (turn, { id }) => {
    const [lot, vehicle] = await Promise.all([findLot(turn.org), findVehicle(turn.org, id, true)])
    const shown = lot && vehicle && isShown(lot, vehicle) ? takeFacts(turn, vehicle) : undefined
    return shown ?? { error: 'There is no such vehicle.' }
  },
)
