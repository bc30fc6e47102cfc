import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { ContactQuery } from '#contract/customers/contact-query.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { replaceWhole } from '../../platform/table/replace-whole.ts'
import { Group, type GroupItem, groupsOf } from './entity.ts'

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

export async function findGroup(org: OrgId, id: string): Promise<GroupItem | undefined> {
  const { Item } = await Group.build(GetItemCommand).key({ org, id }).options({ consistent: true }).send()
  return Item
}

export async function putGroup(group: Omit<GroupItem, 'version'>) {
  await Group.build(PutItemCommand)
    .item({ ...group, version: 1 })
    .send()
}

/** Puts a group in the place of what was read; false where it changed meanwhile, or is gone. */
export const replaceGroup = (seen: GroupItem, change: Partial<GroupItem>) => replaceWhole(Group, seen, change)

/** Has the groups of a label that was renamed ask for it by its new name. */
export async function renameInGroups(org: OrgId, label: string, to: string): Promise<void> {
  for (const { id } of await listOf(org)) {
    await retryOnConflict(async () => {
      const group = await findGroup(org, id)
      const conditions = group?.conditions as ContactQuery | undefined
      if (!group || conditions?.label !== label) return true
      return replaceGroup(group, { conditions: { ...conditions, label: to } })
    })
  }
}

export async function deleteGroup({ org, id }: GroupItem) {
  await Group.build(DeleteItemCommand).key({ org, id }).send()
}
