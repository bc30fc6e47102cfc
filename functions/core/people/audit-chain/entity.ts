import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { boolean } from 'dynamodb-toolbox/schema/boolean'
import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** One entry's place in the chain, under the entry's own id: who removes an entry leaves its link. */
export const AuditLink = new Entity({
  ...entityDefaults,
  name: 'audit-link',
  schema: item({
    org: string().key(),
    id: string().key(),
    /** Counted from 1, in the order in which the entries reached the table. */
    place: number(),
    /** The entry's seal (audit/seal-of.ts). */
    entry: string(),
    /** The link before it, by its entry's id and its hash; the first has none. */
    previous_id: string().optional(),
    previous: string().optional(),
    /** Over all of the above. */
    hash: string(),
    ttl: number(),
  }),
  computeKey: ({ org, id }) => ({ pk: chainOf(org), sk: id }),
})

/** The end of the chain. */
export const AuditHead = new Entity({
  ...entityDefaults,
  name: 'audit-head',
  schema: item({
    org: string().key(),
    place: number(),
    /** The last link, by its entry's id and its hash. */
    id: string(),
    hash: string(),
    /** The entries from before there was a chain are being laid. */
    is_adopting: boolean().optional(),
    /** Until then (ISO 8601) entries without a seal still come from functions that are being replaced. */
    unsealed_until: string().optional(),
    seal: string(),
  }),
  computeKey: ({ org }) => ({ pk: chainOf(org), sk: 'HEAD' }),
})

/** The end of the chain on a day; written once. */
export const AuditDay = new Entity({
  ...entityDefaults,
  name: 'audit-day',
  schema: item({
    org: string().key(),
    /** `YYYY-MM-DD`, in UTC. */
    day: string().key(),
    place: number(),
    id: string(),
    hash: string(),
    /** The number of breaks when it was sealed. */
    broken: number(),
    seal: string(),
    ttl: number(),
  }),
  computeKey: ({ org, day }) => ({ pk: chainOf(org), sk: `DAY#${day}` }),
})

/** Only the functions that lay the chain may write here (`chainPartitions` of contract/table.ts). */
const chainOf = (org: string) => `O#${org}#AUDIT-CHAIN`
/** Ids, days, and the head, in this order. */
export const CHAIN = { partitionOf: chainOf, links: { lt: 'DAY' }, days: { beginsWith: 'DAY#' } } as const

export type LinkItem = FormattedItem<typeof AuditLink>
export type HeadItem = FormattedItem<typeof AuditHead>
export type DayItem = FormattedItem<typeof AuditDay>
