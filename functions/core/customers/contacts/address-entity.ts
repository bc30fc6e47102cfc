import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { record } from 'dynamodb-toolbox/schema/record'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/**
 * The contact that has an address: at most one. It stays when the contact has another number, for the next one who writes
 * from there must not get the old one's id, and a STOP counts for whoever it belongs to.
 */
export const Address = new Entity({
  ...entityDefaults,
  name: 'address',
  schema: item({
    org: string().key(),
    address: string().key(),
    contact: string().optional(),
    /** The opt-outs here when its last contact left it. */
    opted_out: record(string(), string()).optional(),
  }),
  computeKey: ({ org, address }) => ({ pk: `O#${org}#A#${address}`, sk: 'ADDRESS' }),
})
/**
 * That somebody with this address was deleted, without the address: what they opted out of, by channel, holds for
 * ever, and who writes from there next is somebody else.
 */
export const ForgottenAddress = new Entity({
  ...entityDefaults,
  name: 'forgotten-address',
  schema: item({ org: string().key(), hash: string().key(), opted_out: record(string(), string()) }),
  computeKey: ({ org, hash }) => ({ pk: `O#${org}#FORGOTTEN#${hash}`, sk: 'FORGOTTEN' }),
})

export type AddressItem = FormattedItem<typeof Address>
