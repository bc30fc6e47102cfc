import type { OrgId } from '../../platform/ctx.ts'
import { copyOf } from './rules.ts'
import { findRole } from './store.ts'

/** One of the dealership's own roles, as those who have it carry it. */
export async function findOwnRole(org: OrgId, id: string) {
  const role = await findRole(org, id)
  return role && copyOf(role)
}
