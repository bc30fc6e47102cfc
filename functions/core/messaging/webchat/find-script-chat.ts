import { AppError } from '../../platform/errors.ts'
import { findDealer } from '../../stock/catalogue/door.ts'
import { findVehicleAnywhere } from '../../stock/vehicles/door.ts'
import { openChatOf } from './open-chat.ts'
import { findOrgOf } from './store.ts'

/** The chat that a script's name leads to: a key's, or on pages of ours that of a vehicle's or dealer's public id. */
export async function findScriptChat(name: string, now: Date) {
  const org =
    (await findOrgOf(name)) ?? (await findDealer(name)) ?? (await findVehicleAnywhere(name).then((one) => one?.org))
  return org && openChatOf(org, now).catch(noneIfOff)
}

function noneIfOff(error: unknown) {
  if (!(error instanceof AppError && error.code === 'not_found')) throw error
  return undefined
}
