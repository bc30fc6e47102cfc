import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { DEALERSHIP, type ViewItem } from './entity.ts'
import { listOf, setView } from './store.ts'

/** The views that the caller sees: everybody's, and their own. */
export const listSeenViews = async ({ org, caller }: Pick<Ctx, 'org' | 'caller'>): Promise<ViewItem[]> =>
  (await Promise.all([caller.id, DEALERSHIP].map((owner) => listOf(org, owner)))).flat()

/** Has the views of a label that was renamed ask for it by its new name. */
export async function renameInViews(org: OrgId, label: string, to: string): Promise<void> {
  for (const view of await listOf(org))
    if (view.query.label === label) await setView({ ...view, query: { ...view.query, label: to } })
}
