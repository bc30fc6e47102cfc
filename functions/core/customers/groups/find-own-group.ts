import { may } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { findGroup } from './door.ts'

/** A group that the caller may change: their own, or as a manager any. Throws `not_found`, or `forbidden` for a colleague's. */
export async function findOwnGroup({ org, caller }: Ctx, id: string) {
  const group = await findGroup(org, id)
  if (!group) throw notFound()
  if (group.user_id !== caller.id && !may(caller, 'assign')) throw new AppError('group_not_yours')
  return group
}
