import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate'
import { $remove, $set } from 'dynamodb-toolbox/entity/actions/update/symbols'
import type { OrgId } from '../../platform/ctx.ts'
import { readAll } from '../../platform/table/batches.ts'
import { Address, type AddressItem } from './entity.ts'

/** What is known of an address; undefined where nobody ever had it. */
export async function findAddress(org: OrgId, address: string): Promise<AddressItem | undefined> {
  const { Item } = await Address.build(GetItemCommand).key({ org, address }).options({ consistent: true }).send()
  return Item
}

/** Which of these addresses are somebody's. */
export async function findHeld(org: OrgId, addresses: string[]): Promise<Set<string>> {
  const known = await readAll(addresses.map((address) => Address.build(BatchGetRequest).key({ org, address })))
  return new Set(known.flatMap((one) => (one?.contact ? [one.address] : [])))
}

/** Part of a transaction: the address becomes this contact's. Its condition fails where it is another's. */
export const claimAddress = (org: string, address: string, contact: string) =>
  Address.build(UpdateTransaction)
    .item({ org, address, contact })
    .options({
      condition: {
        or: [
          { attr: 'contact', exists: false },
          { attr: 'contact', eq: contact },
        ],
      },
    })

/** Part of a transaction: the address becomes nobody's, and keeps who opted out there. */
export const releaseAddress = (
  org: string,
  address: string,
  contact: string,
  optedOut: NonNullable<AddressItem['opted_out']>,
) =>
  Address.build(UpdateTransaction)
    .item({ org, address, contact: $remove(), opted_out: $set(optedOut) })
    .options({ condition: { attr: 'contact', eq: contact } })
