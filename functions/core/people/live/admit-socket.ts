import { findUser } from '../accounts/door.ts'
import { readRealtimeToken } from './realtime-token.ts'
import { mayListen, type SocketRequest } from './rules.ts'

/** True if this token's bearer may do what the socket requests, given their current permissions. */
export async function admitSocket(token: string, request: SocketRequest): Promise<boolean> {
  const grant = readRealtimeToken(token)
  return grant !== undefined && mayListen(await findUser(grant.user), grant, request, Date.now())
}
