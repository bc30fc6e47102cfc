import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate'
import { $remove, $set } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { addressKey, spellingsOf } from '#contract/customers/channels/address-key.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { readAll } from '../../platform/table/batches.ts'
import { Address, type AddressItem } from './entity.ts'

/**
 * What is known of an address, in whichever of its writings; undefined where nobody ever had it. Of a number that is
 * written in two ways the other one is read too: before they were known as one, each had an item of its own.
 */
export async function findAddress(org: OrgId, address: string): Promise<AddressItem | undefined> {
  const [key = address, ...others] = spellingsOf(address)
  const { Item } = await Address.build(GetItemCommand).key({ org, address: key }).options({ consistent: true }).send()
  if (Item?.contact || others.length === 0) return Item
  const known = [Item, ...(await listAddresses(org, others))].filter((one) => one !== undefined)
  const held = known.find(({ contact }) => contact !== undefined) ?? known[0]
  return held && { ...held, opted_out: Object.assign({}, ...known.map(({ opted_out }) => opted_out)) }
}

const listAddresses = async (org: string, addresses: string[]) =>
  (
    await readAll(
      addresses.map((address) => Address.build(BatchGetRequest).key({ org, address })),
      { consistent: true },
    )
  ).filter((one) => one !== undefined)

/** Returns those of the addresses that belong to a contact. */
export async function findHeld(org: OrgId, addresses: string[]): Promise<Set<string>> {
  const known = await listAddresses(org, [...new Set(addresses.flatMap(spellingsOf))])
  const held = new Set(known.flatMap((one) => (one.contact ? [addressKey(one.address)] : [])))
  return new Set(addresses.filter((address) => held.has(addressKey(address))))
}

/** Of these addresses those that are this contact's, as their items are written. */
export async function listHeldBy(org: string, contact: string, addresses: string[]): Promise<string[]> {
  const known = await listAddresses(org, [...new Set(addresses.flatMap(spellingsOf))])
  return known.filter((one) => one.contact === contact).map(({ address }) => address)
}

/** Whose contacts an address is, in all of its writings. */
export async function listHolders(org: OrgId, address: string): Promise<string[]> {
  const known = await listAddresses(org, spellingsOf(address))
  return [...new Set(known.flatMap(({ contact }) => contact ?? []))]
}

/** Part of a transaction: the address becomes this contact's. Its condition fails where it is another's. */
export const claimAddress = (org: string, address: string, contact: string) =>
  Address.build(UpdateTransaction)
    .item({ org, address: addressKey(address), contact })
    .options({
      condition: {
        or: [
          { attr: 'contact', exists: false },
          { attr: 'contact', eq: contact },
        ],
      },
    })

/** Part of a transaction: an address, as `listHeldBy` has it, becomes nobody's, and keeps who opted out there. */
export const releaseAddress = (
  org: string,
  address: string,
  contact: string,
  optedOut: NonNullable<AddressItem['opted_out']>,
) =>
  Address.build(UpdateTransaction)
    .item({ org, address, contact: $remove(), opted_out: $set(optedOut) })
    .options({ condition: { attr: 'contact', eq: contact } })

/** Part of a transaction: an address, as `listHeldBy` has it, becomes another contact's. */
export const handAddress = (org: string, address: string, from: string, to: string) =>
  Address.build(UpdateTransaction)
    .item({ org, address, contact: to })
    .options({ condition: { attr: 'contact', eq: from } })
