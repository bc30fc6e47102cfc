import type { RoleName } from '#contract/fields.ts'
import type { UserItem } from '../accounts/entity.ts'

type Person = Pick<UserItem, 'id' | 'role'>

/**
 * The reason why a manager or owner may not change a user, or make them `role`; undefined if they may. Because nobody
 * changes themselves, and only owners change owners, at least one owner always remains.
 */
export function refusalOf(caller: Person, person: Person, role?: RoleName): 'own_role' | 'owners_only' | undefined {
  if (caller.id === person.id) return 'own_role'
  if (caller.role !== 'owner' && (person.role === 'owner' || role === 'owner')) return 'owners_only'
}
