import type { Ctx } from '../../platform/ctx.ts'
import { eachAtOnce } from '../../platform/each-at-once.ts'
import { getGroup } from './get-group.ts'
import { listOf } from './store.ts'

/** More of them at once would only wait for each other in the table. */
const COUNTED_AT_ONCE = 4

/** All groups with their counts, the newest first. */
export async function listGroups(ctx: Ctx) {
  const groups = await listOf(ctx.org)
  const counted = new Map<string, Awaited<ReturnType<typeof getGroup>>>()
  await eachAtOnce(groups, COUNTED_AT_ONCE, async (group) => counted.set(group.id, await getGroup(ctx, group)))
  return { data: groups.flatMap(({ id }) => counted.get(id) ?? []) }
}
