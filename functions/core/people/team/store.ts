import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import type { OrgId } from '../../platform/ctx.ts'
import { isConditionMet, isWritten } from '../../platform/table/conflicts.ts'
import { type MemberChange, memberChange, memberCheck, memberRemoval } from '../accounts/door.ts'
import type { UserItem } from '../accounts/entity.ts'
import { nameOf } from '../accounts/name-of.ts'
import { keptUntil } from '../audit/rules.ts'
import { outsiderPut } from '../audit/store.ts'
import { Handover, type HandoverItem, type NewHandover } from './entity.ts'

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
      outsiderPut({ org: person.org, id: person.id, name: nameOf(person), ttl: keptUntil(now) }),
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

export async function findHandover(org: OrgId, person: string): Promise<HandoverItem | undefined> {
  const { Item } = await Handover.build(GetItemCommand).key({ org, person }).options({ consistent: true }).send()
  return Item
}

/** Adds to the number reassigned, and sets the time of the last; only if the handover is still current. */
export const noteGiven = ({ org, person, at }: HandoverItem, given: number, moved_at?: string) =>
  isConditionMet(
    Handover.build(UpdateItemCommand)
      .item({ org, person, given: $add(given), moved_at })
      .options({ condition: { attr: 'at', eq: at } })
      .send(),
  )

/** Deletes a finished handover, unless it was replaced meanwhile. */
export const endHandover = async ({ org, person, at }: HandoverItem) =>
  isWritten(
    Handover.build(DeleteItemCommand)
      .key({ org, person })
      .options({ condition: { attr: 'at', eq: at } })
      .send(),
  )
