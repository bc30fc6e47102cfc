import type { GroupInput } from '#contract/customers/groups.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { newId } from '../../platform/table/ids.ts'
import { putWithin } from '../../platform/table/put-within.ts'
import { findContacts } from '../contacts/door.ts'
import { checkFilters } from '../search/check-filters.ts'
import { getGroup } from './get-group.ts'
import { deleteGroup, listOf, putGroup } from './store.ts'

/** Each is counted when the list of groups is shown. */
const MOST_GROUPS = 100

/** Saves a group; of a list only those are in it that its maker may see. */
export async function createGroup(ctx: Ctx, { name, conditions: asked, contact_ids }: GroupInput) {
  const { org, caller, now } = ctx
  const conditions = asked && (await checkFilters(org, asked))
  const seen = contact_ids && (await findContacts(ctx, contact_ids)).map(({ id }) => id)
  const by = { user_id: caller.id, user_name: caller.name, created_at: now.toISOString() }
  const group = { org, id: newId(now), name, conditions, contact_ids: seen, ...by }
  const isPut = await putWithin({
    most: MOST_GROUPS,
    count: async () => (await listOf(org)).length,
    put: () => putGroup(group),
    remove: () => deleteGroup(group),
  })
  if (!isPut) throw new AppError('too_many_groups', { most: MOST_GROUPS })
  return { group: await getGroup(ctx, { ...group, version: 1 }) }
}
