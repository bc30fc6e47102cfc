import type { OrgId } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import type { GivenRole } from '../accounts/rights-of.ts'
import { copyOf, findBuiltIn } from './rules.ts'
import { findRole } from './store.ts'

/** A role to give somebody, by its id: one of the dealership's own makes an agent with other rights. Throws `role_gone`. */
export async function getGivenRole(org: OrgId, id: string): Promise<GivenRole> {
  const builtIn = findBuiltIn(id)
  if (builtIn) return { role: builtIn.id, own_role: undefined }
  const own = await findRole(org, id)
  if (!own) throw new AppError('role_gone')
  return { role: 'agent', own_role: copyOf(own) }
}
