import { plainTitle } from '#contract/stock/plain-fact.ts'
import { readVehicleCode } from '#contract/stock/vehicle-code.ts'
import { setVehicle } from '../../customers/contacts/door.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { cutText } from '../../platform/cut-text.ts'
import { momentKey } from '../../platform/table/ids.ts'
import { findByCode } from '../../stock/catalogue/find-by-code.ts'
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
  const vehicle = code && (await findByCode(org, code))
  if (!vehicle) return
  await setVehicle(org, contact, {
    id: vehicle.id,
    title: cutText(plainTitle(vehicle), TITLE_CHARACTERS),
    stockNumber: vehicle.stockNumber && cutText(vehicle.stockNumber, STOCK_CHARACTERS),
    at: momentKey(Date.parse(sent_at), id),
  })
}
