import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { any } from 'dynamodb-toolbox/schema/any'
import { item } from 'dynamodb-toolbox/schema/item'
import { string } from 'dynamodb-toolbox/schema/string'
import type { ViewQuery } from '#contract/customers/views.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** The owner of what is everybody's: no person has this id. */
export const DEALERSHIP = '-'

export const viewsOf = (org: string) => `O#${org}#VIEWS`
export const viewKey = (owner: string, id = '') => `${owner}#${id}`

/** A list of conversations under a name, of the whole dealership or of one person. */
export const View = new Entity({
  ...entityDefaults,
  name: 'view',
  schema: item({
    org: string().key(),
    owner: string().key(),
    id: string().key(),
    name: string(),
    query: any().castAs<ViewQuery>(),
  }),
  computeKey: ({ org, owner, id }) => ({ pk: viewsOf(org), sk: viewKey(owner, id) }),
})
export type ViewItem = FormattedItem<typeof View>
