import type { Ctx } from '../../platform/ctx.ts'
import { findContacts } from '../contacts/door.ts'
import { countPeople } from '../search/count-people.ts'
import { findListed } from './door.ts'
import type { GroupItem } from './entity.ts'
import { findGone } from './find-gone.ts'
import { conditionsOf, presentGroup } from './present-group.ts'

/** A group as the caller sees it, with its count, and the people of a list made by hand. */
export async function getGroup(ctx: Ctx, group: GroupItem) {
  const conditions = conditionsOf(group)
  if (conditions) {
    const [counted, gone] = await Promise.all([countPeople(ctx, conditions), findGone(ctx.org, conditions)])
    return { ...presentGroup(group, counted, gone), contact_ids: null }
  }
  const contact_ids = (await findContacts(ctx, await findListed(group))).map(({ id }) => id)
  const counted = { count: contact_ids.length, count_from: contact_ids.length }
  return { ...presentGroup(group, counted, []), contact_ids }
}
