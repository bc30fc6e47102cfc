import type { Pointer } from '#contract/people/realtime.ts'
import { seesEverything } from '../../platform/access.ts'
import type { Caller } from '../../platform/ctx.ts'
import { callerOf } from '../accounts/caller-of.ts'
import type { UserItem } from '../accounts/entity.ts'
import { isLive } from '../sessions/rules.ts'
import type { Grant } from './realtime-token.ts'

/** Channels of the Events API's namespace `org`; a segment is of letters, digits and dashes, 50 at most. */
const channel = (org: string, name: string) => `/org/${org}/${name}`
const managers = (org: string) => channel(org, 'managers')
const team = (org: string) => channel(org, 'team')
const person = (org: string, user: string) => channel(org, `user-${user}`)

/**
 * Where a change of a contact is told, each channel a publishing: nobody's contact concerns the whole team, an agent's the
 * agent and those who see everything; one that moved, all of them.
 */
export function channelsHearing(org: string, assignees: (string | undefined)[]): string[] {
  const channels = assignees.flatMap((assignee) =>
    assignee === undefined ? [team(org)] : [managers(org), person(org, assignee)],
  )
  return [...new Set(channels)]
}

/** Where everybody of the organization listens, and where all who see everything do. */
export const channelOfAll = team
export const channelOfManagers = managers

/** Whether it is recorded that this was told (`Told`): the inbox itself says when a message came, and a delivery ends soon. */
export const isLasting = ({ changed }: Pointer) => changed !== 'message' && changed !== 'delivery'

/** What a person may listen to. */
export const channelsOf = (org: string, caller: Caller): string[] => [
  team(org),
  seesEverything(caller) ? managers(org) : person(org, caller.id),
]

export interface SocketRequest {
  operation: 'EVENT_CONNECT' | 'EVENT_SUBSCRIBE' | 'EVENT_PUBLISH'
  /** Absent where the socket only connects. */
  channel?: string
}

/**
 * Whether somebody may open a socket, or listen to this channel, with a token that was made for them: no longer once that
 * session was ended, they were suspended or they left. Nobody publishes by token.
 */
export function mayListen(user: UserItem | undefined, grant: Grant, request: SocketRequest, now: number): boolean {
  const session = { origin_jti: grant.session, auth_time: grant.at / 1000 }
  if (grant.until <= now || !user || !isLive(user, session)) return false
  if (request.operation === 'EVENT_CONNECT') return true
  const heard = channelsOf(user.org, callerOf(user, grant.session))
  return request.operation === 'EVENT_SUBSCRIBE' && heard.some((channel) => channel === request.channel)
}
