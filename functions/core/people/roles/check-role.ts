import type { Right } from '#contract/rights.ts'
import { mayGive } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { BUILT_IN, isSameName } from './rules.ts'
import { listOf } from './store.ts'

/** Throws `rights_exceeded` for rights that the caller doesn't have, `role_named` for a name that another role has. */
export async function checkRole(
  { org, caller }: Ctx,
  { id, name, rights }: { id?: string; name: string; rights: readonly Right[] },
): Promise<void> {
  if (!mayGive(caller, rights)) throw new AppError('rights_exceeded')
  const others = [...BUILT_IN, ...(await listOf(org))].filter((one) => one.id !== id)
  if (others.some((one) => isSameName(one.name, name))) throw new AppError('role_named')
}
