import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { isWritten } from '../../platform/table/conflicts.ts'
import { type MemberChange, memberChange, memberCheck, memberRemoval } from '../accounts/door.ts'
import type { UserItem } from '../accounts/entity.ts'
import { nameOf } from '../accounts/name-of.ts'
import { outsiderPut } from '../audit/door.ts'
import { Handover, type NewHandover } from './entity.ts'

/**
 * Changes a user, and the handover of their contacts; false if they or the caller changed meanwhile: two owners can't
 * demote each other.
 */
export const changeMember = (
  { caller, person }: { caller: UserItem; person: UserItem },
  change: MemberChange,
  handover?: NewHandover | 'none',
) => isWritten(execute(memberCheck(caller), memberChange(person, change), ...handoverWrites(person, handover)))

/** The same for a user who is deleted. */
export const deleteMember = (
  { caller, person }: { caller: UserItem; person: UserItem },
  handover: NewHandover,
  now: Date,
) =>
  isWritten(
    execute(
      memberCheck(caller),
      memberRemoval(person),
      outsiderPut({ org: person.org, id: person.id, name: nameOf(person) }, now),
      ...handoverWrites(person, handover),
    ),
  )

/** `none`: contacts not yet transferred stay. */
function handoverWrites({ org, id: person }: UserItem, handover: NewHandover | 'none' | undefined) {
  if (handover === undefined) return []
  return handover === 'none'
    ? [Handover.build(DeleteTransaction).key({ org, person })]
    : [Handover.build(PutTransaction).item(handover)]
}
