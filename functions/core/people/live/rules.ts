import { type Caller, seesEverything } from '../../platform/ctx.ts'

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

/** Where everybody of the organization listens. */
export const channelOfAll = team

/** What a person may listen to. */
export const channelsOf = (org: string, caller: Caller): string[] => [
  team(org),
  seesEverything(caller) ? managers(org) : person(org, caller.id),
]
