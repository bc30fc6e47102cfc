import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { string } from 'dynamodb-toolbox/schema/string'
import { SOURCE_KINDS } from '#contract/customers/source-kinds.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

export const sourceOf = (org: string, contact: string) => `O#${org}#C#${contact}#SOURCE`

/** By what a contact first came, beside its item: every message writes that one five times. */
export const Source = new Entity({
  ...entityDefaults,
  name: 'source',
  schema: item({
    org: string().key(),
    contact: string().key(),
    kind: string().enum(...SOURCE_KINDS),
    /** In words: an advertisement's headline. */
    detail: string().optional(),
    /** When; of who came with it, the contact's own time. */
    at: string().optional(),
  }),
  computeKey: ({ org, contact }) => ({ pk: sourceOf(org, contact), sk: 'SOURCE' }),
})

export type SourceItem = FormattedItem<typeof Source>
