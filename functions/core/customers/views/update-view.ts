import type { ViewInput } from '#contract/customers/views.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { checkFilters } from '../search/check-filters.ts'
import { findOwnView } from './find-own-view.ts'
import { getView } from './get-view.ts'
import { setView } from './store.ts'

export async function updateView(ctx: Ctx, { id, name, query }: Partial<ViewInput> & { id: string }) {
  const known = await findOwnView(ctx, id)
  const view = { ...known, name: name ?? known.name, query: query ? await checkFilters(ctx.org, query) : known.query }
  if (!(await setView(view))) throw notFound()
  return { view: await getView(ctx, view) }
}
