import { seesEverything } from '../../platform/access.ts'
import type { Caller } from '../../platform/ctx.ts'

/** Channels of the Events API's namespace `org`; a segment has at most 50 letters, digits and dashes. */
const channel = (org: string, name: string) => `/org/${org}/${name}`

/** The channels of everybody in the organization, and of those who see everything. */
export const channelOfAll = (org: string) => channel(org, 'team')
export const channelOfManagers = (org: string) => channel(org, 'managers')
/** One person's, for what they may read beside their desk; who sees everything hears it on the managers'. */
export const channelOfPerson = (org: string, user: string) => channel(org, `user-${user}`)

/**
 * The channels on which a contact's change is announced, each costing a publish: an unassigned contact concerns the
 * whole team, an assigned one the agent and those who see everything; a reassigned one all of them.
 */
export function channelsHearing(org: string, assignees: (string | undefined)[]): string[] {
  const channels = assignees.flatMap((assignee) =>
    assignee === undefined ? [channelOfAll(org)] : [channelOfManagers(org), channelOfPerson(org, assignee)],
  )
  return [...new Set(channels)]
}

/** The channels that a user may listen to. */
export const channelsOf = (org: string, caller: Caller): string[] => [
  channelOfAll(org),
  seesEverything(caller) ? channelOfManagers(org) : channelOfPerson(org, caller.id),
]
