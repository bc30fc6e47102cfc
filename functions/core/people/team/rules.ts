import type { Right } from '#contract/rights.ts'
import { mayGive } from '../../platform/access.ts'
import { type GivenRole, rightsOf } from '../accounts/rights-of.ts'

type Person = Parameters<typeof rightsOf>[0] & { id: string }

/**
 * The reason why a user may not change another one, or give them a role; undefined if they may. Because nobody changes
 * themselves, and only owners change owners, at least one owner always remains. Nobody gives or takes rights that their
 * own role doesn't have.
 */
export function refusalOf(
  caller: Person,
  person: Person,
  given?: GivenRole,
): 'own_role' | 'owners_only' | 'rights_exceeded' | undefined {
  if (caller.id === person.id) return 'own_role'
  if (caller.role !== 'owner' && (person.role === 'owner' || given?.role === 'owner')) return 'owners_only'
  const mine: { rights: readonly Right[] } = { rights: rightsOf(caller) }
  const theirs = [person, ...(given ? [{ ...person, ...given }] : [])]
  // What a setting grants every agent, nobody gives or takes by a role.
  const mayAll = theirs.every((one) => mayGive(mine, rightsOf({ ...one, sees_all_chats: false })))
  if (!mayAll) return 'rights_exceeded'
}
