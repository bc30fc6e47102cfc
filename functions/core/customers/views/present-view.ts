import { isManager } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { findGone } from '../groups/find-gone.ts'
import { DEALERSHIP, type ViewItem } from './entity.ts'

/** Whether the caller may change it, of those that they see: managers the dealership's, everybody their own. */
export const isEditable = ({ caller }: Pick<Ctx, 'caller'>, owner: string) =>
  owner === caller.id || (owner === DEALERSHIP && isManager(caller))

export const presentView = async (ctx: Ctx, { id, name, query, owner }: ViewItem) => ({
  ...{ id, name, query },
  is_shared: owner === DEALERSHIP,
  is_editable: isEditable(ctx, owner),
  gone: await findGone(ctx.org, query),
})
