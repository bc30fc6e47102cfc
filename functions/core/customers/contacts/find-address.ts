import { addressKey, spellingsOf } from '#contract/customers/channels/address-key.ts'
import type { OrgId } from '../../platform/ctx.ts'
import type { AddressItem } from './address-entity.ts'
import { listAddresses, readAddress } from './address-store.ts'
import { findForgotten } from './forgotten-store.ts'

/**
 * What is known of an address, in whichever of its writings; undefined where nobody ever had it. Of a number that is
 * written in two ways the other one is read too: before they were known as one, each had an item of its own.
 */
export async function findAddress(org: OrgId, address: string): Promise<AddressItem | undefined> {
  const [key = address, ...others] = spellingsOf(address)
  const own = await readAddress(org, key)
  if (own?.contact) return own
  const known = [own, ...(await listAddresses(org, others))].filter((one) => one !== undefined)
  // Only where nothing is known by name: what was said there since counts.
  if (known.length === 0) return findForgotten(org, address)
  const held = known.find(({ contact }) => contact !== undefined) ?? known[0]
  return held && { ...held, opted_out: Object.assign({}, ...known.map(({ opted_out }) => opted_out)) }
}

/** Returns those of the addresses that belong to a contact. */
export async function findHeld(org: OrgId, addresses: string[]): Promise<Set<string>> {
  const known = await listAddresses(org, [...new Set(addresses.flatMap(spellingsOf))])
  const held = new Set(known.flatMap((one) => (one.contact ? [addressKey(one.address)] : [])))
  return new Set(addresses.filter((address) => held.has(addressKey(address))))
}

/** Whose contacts an address is, in all of its writings. */
export async function findHolders(org: OrgId, address: string): Promise<string[]> {
  const known = await listAddresses(org, spellingsOf(address))
  return [...new Set(known.flatMap(({ contact }) => contact ?? []))]
}
