import type { Caller, OrgId } from '../../platform/ctx.ts'
import { callerOf } from './caller-of.ts'
import { findMember } from './door.ts'

/** An organization's user with their current permissions; undefined if they have left or are suspended. */
export async function findCaller(org: OrgId, id: string): Promise<Caller | undefined> {
  const user = await findMember(org, id)
  return user && !user.suspended ? callerOf(user, '') : undefined
}
