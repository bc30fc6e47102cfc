import { type Caller, seesEverything } from '../../platform/ctx.ts'

/** Channels of the Events API's namespace `org`; a segment is of letters, digits and dashes, 50 at most. */
const channel = (org: string, name: string) => `/org/${org}/${name}`
const managers = (org: string) => channel(org, 'managers')
const team = (org: string) => channel(org, 'team')
const person = (org: string, user: string) => channel(org, `user-${user}`)

/** Where a change of a contact is told: to those who see everything, and to the desk (or both, when it moved) it lies on. */
export function channelsHearing(org: string, assignees: (string | undefined)[]): string[] {
  const desks = assignees.map((assignee) => (assignee === undefined ? team(org) : person(org, assignee)))
  return [managers(org), ...new Set(desks)]
}

/** Where everybody of the organization listens. */
export const channelsOfAll = (org: string) => [managers(org), team(org)]

/** What a person may listen to. Who sees everything hears all of it on one channel, and so each change once. */
export const channelsOf = (org: string, caller: Caller): string[] =>
  seesEverything(caller) ? [managers(org)] : [team(org), person(org, caller.id)]
