import { maySee, unasked } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import type { AddressItem } from './address-entity.ts'
import { findContact } from './door.ts'
import { findAddress } from './find-address.ts'

/**
 * What is known of addresses that are to be a contact's. Throws `conflict` where one is another contact's, naming it to
 * who may see it.
 */
export async function requireFree(ctx: Ctx, addresses: string[], own?: string): Promise<AddressItem[]> {
  const known = await Promise.all(addresses.map((address) => findAddress(ctx.org, address)))
  for (const { contact } of known.filter((one) => one !== undefined)) {
    if (contact === undefined || contact === own) continue
    const holder = await findContact(unasked(ctx), contact, true)
    // Deleted since: what was opted out of there is known only now.
    if (holder === undefined) return requireFree(ctx, addresses, own)
    const isSeen = maySee(ctx.caller, holder.assignee)
    throw new AppError('number_taken', {}, { told: isSeen ? { contact_id: contact } : {} })
  }
  return known.filter((one) => one !== undefined)
}
