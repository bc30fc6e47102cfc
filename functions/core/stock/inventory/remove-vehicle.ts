import { answerText } from '#contract/answers.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { isShown } from '../catalogue/shown-vehicles.ts'
import { findVehicle } from '../vehicles/door.ts'
import { asSold } from '../vehicles/sold-vehicles.ts'
import { updateCatalogue } from './update-catalogue.ts'

/**
 * Removes a vehicle from the catalogue by hand. It is kept, so that links and chats still know what they were about.
 * Throws `not_found` for a vehicle that the catalogue does not show, `conflict` like adding one.
 */
export async function removeVehicle(ctx: Ctx, { id }: { id: string }) {
  const { org, now } = ctx
  let title = ''
  await updateCatalogue(ctx, async (rows, ledger, lot) => {
    const vehicle = await findVehicle(org, id, true)
    const key = vehicle?.key
    if (!vehicle || !rows.some((row) => row.key === key) || !isShown(lot, vehicle)) throw notFound()

    title = vehicle.title ?? ''
    const known = ledger.find((row) => row.key === key)
    const sold = { key: vehicle.key, hash: known?.hash ?? '', sold_at: Math.floor(now.getTime() / 1000) }
    return {
      rows: rows.filter((row) => row.key !== key),
      ledger: [...ledger.filter((row) => row.key !== key), sold],
      vehicle: { ...asSold(vehicle, now), by_hand: true },
    }
  })
  await recordAct(ctx, { action: 'vehicle_removed', about: id, words: { vehicle: title } })
  return { message: answerText(ctx.language, 'vehicle_removed') }
}
