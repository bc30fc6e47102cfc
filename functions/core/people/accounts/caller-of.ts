import { isManager } from '../../platform/access.ts'
import type { Caller } from '../../platform/ctx.ts'
import type { UserItem } from './entity.ts'
import { nameOf } from './rules.ts'

/** A user as a caller, in one of their sessions. */
export const callerOf = (user: UserItem, session: string): Caller => ({
  id: user.id,
  name: nameOf(user),
  email: user.email,
  role: user.role,
  isSystemAdmin: user.is_system_admin,
  seesAllChats: isManager({ role: user.role, isSystemAdmin: user.is_system_admin }) || user.sees_all_chats,
  isOrgSuspended: user.org_suspended,
  language: user.language,
  session,
})
