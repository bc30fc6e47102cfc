import { findUser } from '../accounts/store.ts'
import { readRealtimeToken } from './realtime-token.ts'
import { mayListen, type SocketRequest } from './rules.ts'

/** Whether the bearer of this token may do what the socket asks for, as the person it was made for is at this moment. */
export async function admitSocket(token: string, request: SocketRequest): Promise<boolean> {
  const grant = readRealtimeToken(token)
  return grant !== undefined && mayListen(await findUser(grant.user), grant, request, Date.now())
}
