import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { MERGE_STATUSES } from '#contract/customers/merge-facts.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import type { Values } from '../../customers/fields/entity.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'
import type { KnownDeal } from '../deals/entity.ts'

/** Two contacts that became one, as long as that can be undone. */
export const Merge = new Entity({
  ...entityDefaults,
  name: 'merge',
  schema: item({
    org: string().key(),
    id: string().key(),
    status: string().enum(...MERGE_STATUSES),
    /** The contact that stays, and the one whose id leads to it. */
    kept: string(),
    leaving: string(),
    /** The other one's name. */
    name: string(),
    user_id: string(),
    user_name: string(),
    at: string(),
    undo_until: string(),
    /** Both as they were, and what the merge made of them (`Seen` below); gone with its undoing. */
    seen: string().optional(),
    /** The same of what lies beside the kept one (`SeenBeside`). */
    beside: string().optional(),
    ttl: number(),
  }),
  computeKey: ({ org, id }) => ({ pk: mergesOf(org), sk: id }),
})
export type MergeItem = FormattedItem<typeof Merge>

export const mergesOf = (org: string) => `O#${org}#MERGES`

/** The two contacts before, and the one after, with their long texts whole. */
export type Seen = Record<'kept' | 'leaving' | 'after', ContactItem>
export const seenOf = ({ seen }: Pick<MergeItem, 'seen'>): Seen | undefined => seen && JSON.parse(seen)
export const keptSeen = (seen: Seen) => JSON.stringify(seen)

/** What lay beside the kept one before a merge, and what the merge made of it. */
export interface SeenBeside {
  before: { values: Values; deal: KnownDeal; by_merge: string | undefined }
  after: { values: Values; deal: KnownDeal }
}
export const besideOfSeen = ({ beside }: Pick<MergeItem, 'beside'>): SeenBeside | undefined =>
  beside && JSON.parse(beside)
