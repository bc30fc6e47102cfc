import type { UserItem } from '../accounts/entity.ts'

/** The name of a person's role, for the audit log. */
export const nameOfRole = ({ role, own_role }: Pick<UserItem, 'role' | 'own_role'>) => own_role?.name ?? role
