import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** A contact who asked about a vehicle: what becomes of it is news to them. */
export const Asker = new Entity({
  ...entityDefaults,
  name: 'asker',
  schema: item({ org: string().key(), vehicle: string().key(), contact: string().key() }),
  computeKey: ({ org, vehicle, contact }) => ({ pk: askersOf(org, vehicle), sk: contact }),
})
export const askersOf = (org: string, vehicle: string) => `O#${org}#ASKED#${vehicle}`

/** A contact's wish, in their own words or as the vehicle they asked about. */
export const Wish = new Entity({
  ...entityDefaults,
  name: 'wish',
  schema: item({
    org: string().key(),
    contact: string().key(),
    looking_for: string().optional(),
    budget: string().optional(),
    /** The title of the vehicle that they asked about. */
    asked: string().optional(),
  }),
  computeKey: ({ org, contact }) => ({ pk: wishesOf(org), sk: contact }),
})
export const wishesOf = (org: string) => `O#${org}#WISHES`
export type WishItem = FormattedItem<typeof Wish>
