import type { Ctx } from '../../platform/ctx.ts'
import { getGroup } from './get-group.ts'
import { listOf } from './store.ts'

/** All groups with their counts, the newest first. */
export async function listGroups(ctx: Ctx) {
  const groups = await listOf(ctx.org)
  return { data: await Promise.all(groups.map((group) => getGroup(ctx, group))) }
}
