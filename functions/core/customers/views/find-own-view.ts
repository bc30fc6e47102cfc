import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { DEALERSHIP, type ViewItem } from './entity.ts'
import { isEditable } from './present-view.ts'
import { findView } from './store.ts'

/** A view that the caller sees: their own, or everybody's. Throws `not_found`, also for a colleague's. */
export async function findSeenView({ org, caller }: Pick<Ctx, 'org' | 'caller'>, id: string): Promise<ViewItem> {
  const view = await findView(org, [caller.id, DEALERSHIP], id)
  if (!view) throw notFound()
  return view
}

/** One that the caller may change; throws `forbidden` for the dealership's. */
export async function findOwnView(ctx: Ctx, id: string): Promise<ViewItem> {
  const view = await findSeenView(ctx, id)
  if (!isEditable(ctx, view.owner)) throw new AppError('view_shared')
  return view
}
