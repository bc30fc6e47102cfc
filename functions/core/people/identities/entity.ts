import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { string } from 'dynamodb-toolbox/schema/string'
import { PROVIDERS } from '#contract/people/identity-providers.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** A person's account at a provider, by which they sign in here: the pool has the link, this what it was made with. */
export const Identity = new Entity({
  ...entityDefaults,
  name: 'identity',
  schema: item({
    user: string().key(),
    provider: string()
      .key()
      .enum(...PROVIDERS),
    /** Its id there. */
    subject: string(),
    /** Its address there when it was linked. */
    email: string(),
    /** The company that it belongs to; absent for a private one. */
    tenant: string().optional(),
    linked_at: string(),
  }),
  computeKey: ({ user, provider }) => ({ pk: identitiesOf(user), sk: `${IDENTITIES}${provider}` }),
})

/** In the same partition as the user's own item (accounts/entity.ts). */
export const identitiesOf = (user: string) => `USER#${user}`
export const IDENTITIES = 'IDENTITY#'
export type IdentityItem = FormattedItem<typeof Identity>
