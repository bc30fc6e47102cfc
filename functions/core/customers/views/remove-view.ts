import type { Ctx } from '../../platform/ctx.ts'
import { findOwnView } from './find-own-view.ts'
import { deleteView } from './store.ts'

export async function removeView(ctx: Ctx, { id }: { id: string }): Promise<void> {
  await deleteView(await findOwnView(ctx, id))
}
