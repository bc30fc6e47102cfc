import type { Caller } from '../../platform/ctx.ts'
import type { UserItem } from './entity.ts'

/** Somebody as a caller, in one of their sessions. */
export const callerOf = (user: UserItem, session: string): Caller => ({
  id: user.id,
  name: `${user.first_name} ${user.last_name}`.trim(),
  email: user.email,
  role: user.role,
  isSystemAdmin: user.is_system_admin,
  seesAllChats: user.is_system_admin || user.role !== 'agent' || user.sees_all_chats,
  language: user.language,
  session,
})
