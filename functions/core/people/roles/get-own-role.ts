import { mayGive } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import type { RoleItem } from './entity.ts'
import { findBuiltIn, rightsIn } from './rules.ts'
import { findRole } from './store.ts'

/** A role of the dealership's own that the caller may change. Throws `role_built_in`, `role_gone`, `rights_exceeded`. */
export async function getOwnRole({ org, caller }: Ctx, id: string): Promise<RoleItem> {
  if (findBuiltIn(id)) throw new AppError('role_built_in')
  const role = await findRole(org, id)
  if (!role) throw new AppError('role_gone')
  if (!mayGive(caller, rightsIn(role))) throw new AppError('rights_exceeded')
  return role
}
