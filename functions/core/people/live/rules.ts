import type { Pointer } from '#contract/people/realtime.ts'
import { factsOfPush } from '#contract/pushes.ts'
import { callerOf } from '../accounts/caller-of.ts'
import type { UserItem } from '../accounts/entity.ts'
import { isLive } from '../accounts/live-sessions.ts'
import { channelsOf } from './live-channels.ts'
import type { Grant } from './realtime-token.ts'

/** True if the announcement is recorded (`Told`). */
export const isLasting = ({ changed }: Pointer) => !factsOfPush(changed).isBrief

export interface SocketRequest {
  operation: 'EVENT_CONNECT' | 'EVENT_SUBSCRIBE' | 'EVENT_PUBLISH'
  /** Absent if the socket only connects. */
  channel?: string
}

/**
 * True if a user may open a socket, or listen to this channel, with their token: not after its session was ended, or
 * they were suspended or left. Nobody may publish with a token.
 */
export function mayListen(user: UserItem | undefined, grant: Grant, request: SocketRequest, now: number): boolean {
  const session = { origin_jti: grant.session, auth_time: grant.at / 1000 }
  if (grant.until <= now || !user || !isLive(user, session)) return false
  if (request.operation === 'EVENT_CONNECT') return true
  const heard = channelsOf(user.org, callerOf(user, grant.session))
  return request.operation === 'EVENT_SUBSCRIBE' && heard.some((channel) => channel === request.channel)
}
