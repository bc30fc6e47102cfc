import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate'
import { $remove, $set } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { addressKey, spellingsOf } from '#contract/customers/channels/address-key.ts'
import { readAll } from '../../platform/table/batches.ts'
import type { Write } from '../../platform/table/write.ts'
import { Address, type AddressItem } from './address-entity.ts'

export const addressRead = (org: string, key: string) => Address.build(BatchGetRequest).key({ org, address: key })

export const listAddresses = async (org: string, keys: string[]): Promise<AddressItem[]> =>
  (
    await readAll(
      keys.map((key) => addressRead(org, key)),
      { consistent: true },
    )
  ).filter((one) => one !== undefined)

/** Of these addresses those that are this contact's, as their items are written. */
export async function listHeldBy(org: string, contact: string, addresses: string[]): Promise<string[]> {
  const known = await listAddresses(org, [...new Set(addresses.flatMap(spellingsOf))])
  return known.filter((one) => one.contact === contact).map(({ address }) => address)
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

/** Parts of a transaction: what names these addresses goes, but where it is another contact's. */
export async function addressRemovals({ org, id }: { org: string; id: string }, addresses: string[]): Promise<Write[]> {
  const known = await listAddresses(org, [...new Set(addresses.flatMap(spellingsOf))])
  return known
    .filter(({ contact }) => contact === undefined || contact === id)
    .map(({ address, contact }) =>
      Address.build(DeleteTransaction)
        .key({ org, address })
        .options({
          condition: contact === undefined ? { attr: 'contact', exists: false } : { attr: 'contact', eq: contact },
        }),
    )
}

/** Part of a transaction: an address, as `listHeldBy` has it, becomes another contact's. */
export const handAddress = (org: string, address: string, from: string, to: string) =>
  Address.build(UpdateTransaction)
    .item({ org, address, contact: to })
    .options({ condition: { attr: 'contact', eq: from } })
