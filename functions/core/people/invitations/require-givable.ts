import type { RoleName } from '#contract/fields.ts'
import { mayGive } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { findBuiltIn } from '../roles/rules.ts'

/** Throws `rights_exceeded` if one of these roles may do more than the caller. */
export function requireGivable({ caller }: Ctx, ...roles: RoleName[]): void {
  if (!roles.every((role) => mayGive(caller, findBuiltIn(role)?.rights ?? []))) throw new AppError('rights_exceeded')
}
