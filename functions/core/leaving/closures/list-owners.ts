import { listTeam } from '../../people/accounts/door.ts'
import { nameOf } from '../../people/accounts/name-of.ts'
import type { OrgId } from '../../platform/ctx.ts'
import type { ClosureItem } from './entity.ts'

/** Whoever a closing is told to. */
export async function listOwners(org: OrgId): Promise<ClosureItem['owners']> {
  const owners = (await listTeam(org)).filter(({ role, suspended }) => role === 'owner' && !suspended)
  return owners.map((owner) => ({ email: owner.email, name: nameOf(owner), language: owner.language }))
}
