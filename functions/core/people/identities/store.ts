import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { Provider } from '#contract/people/identity-providers.ts'
import { table } from '../../platform/table/client.ts'
import { IDENTITIES, Identity, type IdentityItem, identitiesOf } from './entity.ts'

/** A user's accounts at providers. */
export async function findIdentities(user: string): Promise<IdentityItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Identity)
    .query({ partition: identitiesOf(user), range: { beginsWith: IDENTITIES } })
    .options({ consistent: true })
    .send()
  return Items
}

export async function putIdentity(identity: IdentityItem): Promise<void> {
  await Identity.build(PutItemCommand).item(identity).send()
}

export async function deleteIdentity(user: string, provider: Provider): Promise<void> {
  await Identity.build(DeleteItemCommand).key({ user, provider }).send()
}
