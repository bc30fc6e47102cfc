import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { isWritten } from '../../platform/table/conflicts.ts'
import { isAsRead } from '../../platform/table/replace-whole.ts'
import type { Write } from '../../platform/table/write.ts'
import { Group, type GroupItem, GroupList, groupListsOf, groupsOf } from './entity.ts'

/** All groups of a dealership, the newest first. */
export async function listOf(org: OrgId): Promise<GroupItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Group)
    .query({ partition: groupsOf(org) })
    .options({ reverse: true, consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send()
  return Items
}

/** The lists of a dealership that hold one of these contacts. */
export async function listHolding(org: OrgId, contacts: ReadonlySet<string>) {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(GroupList)
    .query({ partition: groupListsOf(org) })
    .options({ maxPages: Number.POSITIVE_INFINITY })
    .send()
  return Items.filter(({ contact_ids }) => contact_ids.some((id) => contacts.has(id)))
}

/** A group with the people of its list, where it was made by hand. */
type Whole = Omit<GroupItem, 'version' | 'size'>

export async function putGroup(group: Whole): Promise<void> {
  await execute(...writesOf({ ...group, version: 1 }))
}

/** Puts a group in the place of what was read, with these people where it has a list; false where it changed meanwhile, or is gone. */
export const replaceGroup = (seen: GroupItem, change: Partial<Whole>) =>
  isWritten(execute(...writesOf({ ...seen, ...change, version: seen.version + 1 }, seen)))

function writesOf({ contact_ids, size: _, ...group }: GroupItem, seen?: GroupItem): Write[] {
  const { org, id } = group
  return [
    Group.build(PutTransaction)
      .item({ ...group, size: contact_ids?.length })
      .options(seen ? { condition: isAsRead(seen) } : {}),
    contact_ids
      ? GroupList.build(PutTransaction).item({ org, id, contact_ids })
      : GroupList.build(DeleteTransaction).key({ org, id }),
  ]
}

export async function deleteGroup({ org, id }: Pick<GroupItem, 'org' | 'id'>) {
  await execute(Group.build(DeleteTransaction).key({ org, id }), GroupList.build(DeleteTransaction).key({ org, id }))
}
