import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { type CameBy, keptSource } from './added-by.ts'
import { Source } from './source-entity.ts'

/** Part of the transaction that makes a contact. */
export const sourcePut = (org: string, contact: string, source: CameBy) =>
  Source.build(PutTransaction).item(keptSource({ org, contact, ...source }))
