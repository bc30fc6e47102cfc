import type { Caller } from '../../platform/ctx.ts'
import type { UserItem } from './entity.ts'
import { nameOf } from './name-of.ts'
import { rightsOf } from './rights-of.ts'

/** A user as a caller, in one of their sessions. */
export function callerOf(user: UserItem, session: string): Caller {
  const rights = rightsOf(user)
  return {
    id: user.id,
    name: nameOf(user),
    email: user.email,
    role: user.role,
    isSystemAdmin: user.is_system_admin,
    rights,
    seesAllChats: rights.includes('see_all'),
    standing: {
      isSuspended: user.org_suspended,
      isClosing: user.org_closing_at !== undefined,
      openUntil: user.org_plan?.open_until,
    },
    language: user.language,
    ...(user.timezone && { timeZone: user.timezone }),
    session,
  }
}
