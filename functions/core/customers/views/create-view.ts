import { MOST_VIEWS, type ViewInput } from '#contract/customers/views.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { newId } from '../../platform/table/ids.ts'
import { putWithin } from '../../platform/table/put-within.ts'
import { checkFilters } from '../search/check-filters.ts'
import { DEALERSHIP } from './entity.ts'
import { getView } from './get-view.ts'
import { isEditable } from './present-view.ts'
import { deleteView, listOf, putView } from './store.ts'

/** Saves a list of conversations, for the caller alone or for everybody. */
export async function createView(ctx: Ctx, { name, query, is_shared }: ViewInput) {
  const { org, caller, now } = ctx
  const owner = is_shared ? DEALERSHIP : caller.id
  if (!isEditable(ctx, owner)) throw new AppError('view_shared')
  const view = { org, owner, id: newId(now), name, query: await checkFilters(org, query) }
  const isPut = await putWithin({
    most: MOST_VIEWS,
    count: async () => (await listOf(org, owner)).length,
    put: () => putView(view),
    remove: () => deleteView(view),
  })
  if (!isPut) throw new AppError('too_many_views', { most: MOST_VIEWS })
  return { view: await getView(ctx, view) }
}
