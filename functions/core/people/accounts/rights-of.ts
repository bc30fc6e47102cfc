import { AGENT_RIGHTS, MANAGER_RIGHTS, RIGHTS, type Right } from '#contract/rights.ts'
import type { UserItem } from './entity.ts'

/** A role to give somebody. */
export type GivenRole = Pick<UserItem, 'role' | 'own_role'>

type Ranked = Pick<UserItem, 'role' | 'is_system_admin' | 'sees_all_chats' | 'own_role'>

/** What a user may do: by the dealership's own role if they have one, else by owner, manager, or agent. */
export function rightsOf({ role, is_system_admin, sees_all_chats, own_role }: Ranked): readonly Right[] {
  if (role === 'owner' || is_system_admin) return RIGHTS
  if (role === 'manager') return MANAGER_RIGHTS
  if (own_role) return RIGHTS.filter((right) => own_role.rights.includes(right))
  return sees_all_chats ? ['see_all', ...AGENT_RIGHTS] : AGENT_RIGHTS
}
