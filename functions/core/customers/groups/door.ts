import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import type { ContactQuery } from '#contract/customers/contact-query.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { Group, type GroupItem, GroupList } from './entity.ts'
import { listOf, replaceGroup } from './store.ts'

export async function findGroup(org: OrgId, id: string): Promise<GroupItem | undefined> {
  const { Item } = await Group.build(GetItemCommand).key({ org, id }).options({ consistent: true }).send()
  return Item
}

/** The people of a group that was made by hand, as they were last changed. */
export async function findListed({ org, id, contact_ids }: GroupItem): Promise<string[]> {
  if (contact_ids) return contact_ids
  const { Item } = await GroupList.build(GetItemCommand).key({ org, id }).options({ consistent: true }).send()
  return Item?.contact_ids ?? []
}

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
