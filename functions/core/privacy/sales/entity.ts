import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** The sealed file of a contact who bought and was deleted, until `ttl` ends it. */
export const Sale = new Entity({
  ...entityDefaults,
  name: 'sale',
  schema: item({
    org: string().key(),
    contact: string().key(),
    sold_at: string(),
    kept_until: string(),
    deleted_at: string(),
    count: number(),
    /** Over all of the above and the last entry's hash. */
    seal: string(),
    ttl: number(),
  }),
  computeKey: ({ org, contact }) => ({ pk: saleOf(org, contact), sk: 'SALE' }),
})
export type SaleItem = FormattedItem<typeof Sale>

/** Sort keys of a file's entries begin with it. */
export const ENTRIES = 'ENTRY#'

/** One thing that was written, told, or agreed; `hash` is over it and the one before it. */
export const SaleEntry = new Entity({
  ...entityDefaults,
  name: 'sale-entry',
  schema: item({
    org: string().key(),
    contact: string().key(),
    n: number().key(),
    kind: string(),
    at: string(),
    text: string(),
    hash: string(),
    ttl: number(),
  }),
  computeKey: ({ org, contact, n }) => ({ pk: saleOf(org, contact), sk: `${ENTRIES}${String(n).padStart(6, '0')}` }),
})
export type SaleEntryItem = FormattedItem<typeof SaleEntry>

export const saleOf = (org: string, contact: string) => `O#${org}#SALE#${contact}`
