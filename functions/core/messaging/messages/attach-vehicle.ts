import { readVehicleCode, vehicleCodeOf } from '#contract/stock/vehicle-code.ts'
import { setVehicle } from '../../customers/contacts/vehicle-store.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { cutText } from '../../platform/table/cut-text.ts'
import { momentKey } from '../../platform/table/ids.ts'
import { openCatalogue, openLedger } from '../../stock/catalogue/open-catalogue.ts'
import { findLot } from '../../stock/catalogue/store.ts'
import { vehicleIdOf } from '../../stock/vehicles/entity.ts'
import { findVehicle } from '../../stock/vehicles/store.ts'
import type { MessageItem } from './entity.ts'

/** A contact's item stays small (contacts/entity.ts). */
const TITLE_CHARACTERS = 80
const STOCK_CHARACTERS = 40

/**
 * Has a contact show the vehicle that their message names by its code, sold ones too; a code that is no vehicle's of this
 * dealership changes nothing. Safe to repeat, in any order: the newest message wins.
 */
export async function attachVehicle(
  org: OrgId,
  { id, contact, body, sent_at }: Pick<MessageItem, 'id' | 'contact' | 'body' | 'sent_at'>,
): Promise<void> {
  const code = readVehicleCode(body)
  const found = code && (await findByCode(org, code))
  const vehicle = found && (await findVehicle(org, found))
  if (!vehicle) return
  await setVehicle(org, contact, {
    id: vehicle.id,
    title: cutText(vehicle.title, TITLE_CHARACTERS),
    stockNumber: vehicle.stockNumber && cutText(vehicle.stockNumber, STOCK_CHARACTERS),
    at: momentKey(Date.parse(sent_at), id),
  })
}

/** The id of the vehicle with this code: of those in the catalogue, else of those that were. */
async function findByCode(org: OrgId, code: string): Promise<string | undefined> {
  const named = (rows: Iterable<{ key: string }>) => {
    for (const { key } of rows) {
      const id = vehicleIdOf(org, key)
      if (vehicleCodeOf(id) === code) return id
    }
  }
  const inStock = named((await openCatalogue(org))?.rows ?? [])
  if (inStock) return inStock
  const lot = await findLot(org, true)
  return lot && named((await openLedger(org, lot)).values())
}
