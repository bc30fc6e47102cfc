import { addressKey, spellingsOf } from '#contract/customers/channels/address-key.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { readAll } from '../../platform/table/batches.ts'
import type { AddressItem } from './address-entity.ts'
import { addressRead, listAddresses } from './address-store.ts'
import { asAddress, forgottenRead } from './forgotten-store.ts'

/**
 * What is known of an address, in whichever of its writings, in one read; undefined where nobody ever had it. Of a number
 * that is written in two ways both count: before they were known as one, each had an item of its own.
 */
export async function findAddress(org: OrgId, address: string): Promise<AddressItem | undefined> {
  const writings = spellingsOf(address).map((key) => addressRead(org, key))
  const [forgotten, ...items] = await readAll([forgottenRead(org, address), ...writings], { consistent: true })
  if (items[0]?.contact) return items[0]
  const known = items.filter((one) => one !== undefined)
  // Only where nothing is known by name: what was said there since counts.
  if (known.length === 0) return forgotten && asAddress(address, forgotten)
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
