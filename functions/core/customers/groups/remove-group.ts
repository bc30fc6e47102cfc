import type { Ctx } from '../../platform/ctx.ts'
import { findOwnGroup } from './find-own-group.ts'
import { deleteGroup } from './store.ts'

/** Removes a group; the people in it stay. */
export async function removeGroup(ctx: Ctx, { id }: { id: string }) {
  await deleteGroup(await findOwnGroup(ctx, id))
}
