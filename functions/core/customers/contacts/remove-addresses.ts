import { spellingsOf } from '#contract/customers/channels/address-key.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { deleteAddress } from './forgotten-store.ts'

/** Removes what still names addresses, unless somebody has written from there since. Safe to repeat. */
export async function removeAddresses(org: OrgId, addresses: readonly string[]): Promise<void> {
  for (const address of new Set(addresses.flatMap(spellingsOf))) await deleteAddress(org, address)
}
