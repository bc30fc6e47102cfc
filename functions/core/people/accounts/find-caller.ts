import type { Caller, OrgId } from '../../platform/ctx.ts'
import { callerOf } from './caller-of.ts'
import { findUser } from './store.ts'

/** Somebody of an organization with what they may do at this moment; undefined once they have left or are suspended. */
export async function findCaller(org: OrgId, id: string): Promise<Caller | undefined> {
  const user = await findUser(id)
  return user?.org === org && !user.suspended ? callerOf(user, '') : undefined
}
