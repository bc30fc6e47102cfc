import { mayGive } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { type GivenRole, rightsOf } from '../accounts/rights-of.ts'

/** Throws `rights_exceeded` if one of these roles may do more than the caller. */
export function requireGivable({ caller }: Ctx, ...roles: GivenRole[]): void {
  const plain = { is_system_admin: false, sees_all_chats: false }
  if (!roles.every(({ role, own_role }) => mayGive(caller, rightsOf({ ...plain, role, own_role }))))
    throw new AppError('rights_exceeded')
}
