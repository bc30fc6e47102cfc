import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { map } from 'dynamodb-toolbox/schema/map'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** A page on Facebook that a dealership connected, with the Instagram account that is linked to it. */
export const MetaPage = new Entity({
  ...entityDefaults,
  name: 'meta-page',
  schema: item({
    org: string().key(),
    id: string().key(),
    name: string(),
    instagram: map({ id: string(), username: string() }).optional(),
    /** A KMS ciphertext, base64, bound to organization and field name by its encryption context. */
    page_token: string(),
    connected_at: string(),
    /** Since when Meta takes the token no more. */
    ended_at: string().optional(),
  }),
  computeKey: ({ org, id }) => ({ pk: pagesOf(org), sk: `PAGE#${id}` }),
})
export type MetaPageItem = FormattedItem<typeof MetaPage>
export const pagesOf = (org: string) => `O#${org}#META`

/** Leads from the id of a page, or of an Instagram account, to the dealership that connected it. */
export const MetaLink = new Entity({
  ...entityDefaults,
  name: 'meta-link',
  schema: item({ account: string().key(), org: string(), page: string() }),
  computeKey: ({ account }) => ({ pk: `META#${account}`, sk: 'LINK' }),
})
