import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import type { UserItem } from '../accounts/entity.ts'
import { Handover, type NewHandover } from './entity.ts'

/** Parts of a transaction: who gets a user's contacts. `none`: those not yet transferred stay. */
export function handoverWrites({ org, id: person }: UserItem, handover: NewHandover | 'none' | undefined) {
  if (handover === undefined) return []
  return handover === 'none'
    ? [Handover.build(DeleteTransaction).key({ org, person })]
    : [Handover.build(PutTransaction).item(handover)]
}
