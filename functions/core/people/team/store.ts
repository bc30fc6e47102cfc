import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck'
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { $add, $remove, $set, UpdateItemCommand, type UpdateItemInput } from 'dynamodb-toolbox/entity/actions/update'
import type { OrgId } from '../../platform/ctx.ts'
import { isConditionMet, isWritten } from '../../platform/table/conflicts.ts'
import { User, type UserItem } from '../accounts/entity.ts'
import { nameOf } from '../accounts/rules.ts'
import { keptUntil } from '../audit/rules.ts'
import { outsiderPut } from '../audit/store.ts'
import { Handover, type HandoverItem, type NewHandover } from './entity.ts'

/** Part of a transaction: a user's organization, role and suspension are as they were read. */
const isStill = ({ org, role, suspended }: UserItem) => ({
  and: [
    { attr: 'org' as const, eq: org },
    { attr: 'role' as const, eq: role },
    { attr: 'suspended' as const, eq: suspended },
  ],
})

/** The caller may still make the change: prevents two owners from demoting each other. */
const callerCheck = (caller: UserItem) => User.build(ConditionCheck).key({ id: caller.id }).condition(isStill(caller))

type Change = Omit<UpdateItemInput<typeof User>, 'id' | 'own_role'> & Partial<Pick<UserItem, 'own_role'>>

/** Changes a user, and the handover of their contacts; false if they or the caller changed meanwhile. */
export const changeMember = (
  { caller, person }: { caller: UserItem; person: UserItem },
  change: Change,
  handover?: NewHandover | 'none',
) => {
  const { own_role } = change
  const ownRole = 'own_role' in change && { own_role: own_role ? $set(own_role) : $remove() }
  return isWritten(
    execute(
      callerCheck(caller),
      User.build(UpdateTransaction)
        .item({ id: person.id, ...change, ...ownRole })
        .options({ condition: isStill(person) }),
      ...handoverWrites(person, handover),
    ),
  )
}

/** The same for a user who is deleted. */
export const deleteMember = (
  { caller, person }: { caller: UserItem; person: UserItem },
  handover: NewHandover,
  now: Date,
) =>
  isWritten(
    execute(
      callerCheck(caller),
      User.build(DeleteTransaction)
        .key({ id: person.id })
        .options({ condition: isStill(person) }),
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
