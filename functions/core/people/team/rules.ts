import type { RoleName } from '#contract/fields.ts'
import type { UserItem } from '../accounts/entity.ts'

type Person = Pick<UserItem, 'id' | 'role'>

/**
 * Why a manager or owner may not change somebody, or make them `role`; undefined where they may. As nobody changes
 * themselves, and owners are changed by owners alone, whoever changes an owner is the one that stays.
 */
export function refusalOf(caller: Person, person: Person, role?: RoleName): 'own_role' | 'owners_only' | undefined {
  if (caller.id === person.id) return 'own_role'
  if (caller.role !== 'owner' && (person.role === 'owner' || role === 'owner')) return 'owners_only'
}
