import type { Caller, OrgId } from '../../platform/ctx.ts'
import { callerOf } from './caller-of.ts'
import { findUser } from './store.ts'

/** An organization's user with their current permissions; undefined if they have left or are suspended. */
export async function findCaller(org: OrgId, id: string): Promise<Caller | undefined> {
  const user = await findUser(id)
  return user?.org === org && !user.suspended ? callerOf(user, '') : undefined
}
