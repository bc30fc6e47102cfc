import { seesEverything } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { eachAtOnce } from '../../platform/each-at-once.ts'
import { findContacts } from '../contacts/door.ts'
import { type Counted, countPeople } from '../search/count-people.ts'
import { findListed } from './door.ts'
import type { GroupItem } from './entity.ts'
import { findGone } from './find-gone.ts'
import { conditionsOf, presentGroup } from './present-group.ts'
import { listOf } from './store.ts'

/** More at once would only wait for each other in the table. */
const COUNTED_AT_ONCE = 4
/** Most people of lists made by hand that are looked at in a call, for a caller who may not see them all. */
const MOST_LOOKED_AT = 300
/** Groups whose turn comes later than this are shown without a count. */
const COUNTING_MS = 2_000
const NOT_COUNTED: Counted = { count: null, count_from: 0 }

/** All groups with their counts, newest first. */
export async function listGroups(ctx: Ctx) {
  const groups = await listOf(ctx.org)
  const count = counterFor(ctx)
  const shown = new Map<string, ReturnType<typeof presentGroup>>()
  await eachAtOnce(groups, COUNTED_AT_ONCE, async (group) => {
    const conditions = conditionsOf(group)
    const gone = conditions ? await findGone(ctx.org, conditions) : []
    shown.set(group.id, presentGroup(group, await count(group), gone))
  })
  return { data: groups.flatMap(({ id }) => shown.get(id) ?? []) }
}

/** The size of a list is stored; what has to be looked at one by one is limited for all groups together. */
function counterFor(ctx: Ctx): (group: GroupItem) => Promise<Counted> {
  const until = Date.now() + COUNTING_MS
  let left = MOST_LOOKED_AT
  return async (group) => {
    const conditions = conditionsOf(group)
    if (conditions) return Date.now() > until ? NOT_COUNTED : countPeople(ctx, conditions)
    const size = group.size ?? group.contact_ids?.length ?? 0
    if (seesEverything(ctx.caller)) return { count: size, count_from: size }
    if (size > left) return NOT_COUNTED
    left -= size
    const { length } = await findContacts(ctx, await findListed(group))
    return { count: length, count_from: length }
  }
}
