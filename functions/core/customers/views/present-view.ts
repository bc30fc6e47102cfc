import type { GoneCondition } from '#contract/customers/groups.ts'
import { may } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DEALERSHIP, type ViewItem } from './entity.ts'

/** Whether the caller may change it, of those that they see: managers the dealership's, everybody their own. */
export const isEditable = ({ caller }: Pick<Ctx, 'caller'>, owner: string) =>
  owner === caller.id || (owner === DEALERSHIP && may(caller, 'settings'))

/** `gone`: which of its filters name something deleted. */
export const presentView = (ctx: Pick<Ctx, 'caller'>, { id, name, query, owner }: ViewItem, gone: GoneCondition[]) => ({
  id,
  name,
  query,
  is_shared: owner === DEALERSHIP,
  is_editable: isEditable(ctx, owner),
  gone,
})
