import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** A user's recovery codes, as hashes; the pool keeps the secret of their app. */
export const RecoveryCodes = new Entity({
  ...entityDefaults,
  name: 'recovery-codes',
  schema: item({ user: string().key(), hashes: list(string()) }),
  computeKey: ({ user }) => ({ pk: `USER#${user}`, sk: 'RECOVERY' }),
})
