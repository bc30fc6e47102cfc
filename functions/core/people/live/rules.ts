import type { Pointer } from '#contract/people/realtime.ts'
import { factsOfPush } from '#contract/pushes.ts'
import { seesEverything } from '../../platform/access.ts'
import type { Caller } from '../../platform/ctx.ts'
import { callerOf } from '../accounts/caller-of.ts'
import type { UserItem } from '../accounts/entity.ts'
import { isLive } from '../sessions/rules.ts'
import type { Grant } from './realtime-token.ts'

/** Channels of the Events API's namespace `org`; a segment has at most 50 letters, digits and dashes. */
const channel = (org: string, name: string) => `/org/${org}/${name}`
const managers = (org: string) => channel(org, 'managers')
const team = (org: string) => channel(org, 'team')
const person = (org: string, user: string) => channel(org, `user-${user}`)

/**
 * The channels on which a contact's change is announced, each costing a publish: an unassigned contact concerns the
 * whole team, an assigned one the agent and those who see everything; a reassigned one all of them.
 */
export function channelsHearing(org: string, assignees: (string | undefined)[]): string[] {
  const channels = assignees.flatMap((assignee) =>
    assignee === undefined ? [team(org)] : [managers(org), person(org, assignee)],
  )
  return [...new Set(channels)]
}

/** The channels of everybody in the organization, and of those who see everything. */
export const channelOfAll = team
export const channelOfManagers = managers
/** One person's, for what they may read beside their desk; who sees everything hears it on the managers'. */
export const channelOfPerson = person

/** True if the announcement is recorded (`Told`). */
export const isLasting = ({ changed }: Pointer) => !factsOfPush(changed).isBrief

/** The channels that a user may listen to. */
export const channelsOf = (org: string, caller: Caller): string[] => [
  team(org),
  seesEverything(caller) ? managers(org) : person(org, caller.id),
]

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
