import { ContactQuery } from '#contract/customers/contact-query.ts'
import type { GoneCondition } from '#contract/customers/groups.ts'
import type { Counted } from '../search/count-people.ts'
import type { GroupItem } from './entity.ts'

/** The conditions of a group; null for a list made by hand. */
export const conditionsOf = (group: GroupItem) => (group.conditions ? ContactQuery.parse(group.conditions) : null)

/** A group as listed; `gone`: which of its conditions name something deleted. */
export function presentGroup(group: GroupItem, counted: Counted, gone: GoneCondition[]) {
  const { id, name, created_at, user_id, user_name } = group
  return {
    id,
    name,
    conditions: conditionsOf(group),
    gone,
    ...counted,
    user: { id: user_id, name: user_name },
    created_at,
  }
}
