import type { AssignmentSettings } from '#contract/messaging/settings.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import type { UserItem } from '../../people/accounts/entity.ts'

type Loads = Record<string, number | undefined>

/** The person in whose load a contact counts: its assignee's, while its conversation is open. */
export const loadOf = (contact: Pick<ContactItem, 'assignee' | 'status' | 'inbox_at'> | undefined) =>
  contact?.status === 'active' && contact.inbox_at !== undefined ? contact.assignee : undefined

/** A contact that is to count in another's load. */
export interface Move {
  contact: string
  from: string | undefined
  to: string | undefined
}

/** The loads after these moves; nobody stays in them with nothing. */
export function loadsAfter(loads: Loads, moves: Pick<Move, 'from' | 'to'>[]): Record<string, number> {
  const after = new Map(Object.entries(loads).map(([agent, load = 0]) => [agent, load]))
  for (const { from, to } of moves) {
    if (from !== undefined) after.set(from, (after.get(from) ?? 0) - 1)
    if (to !== undefined) after.set(to, (after.get(to) ?? 0) + 1)
  }
  return Object.fromEntries([...after].filter(([, load]) => load > 0))
}

/**
 * The people who are to take conversations: the agents that were chosen, managers too; everybody whose role is agent where none was
 * chosen, or all who were have left.
 */
export function takersOf<Agent extends Pick<UserItem, 'id' | 'role'>>(
  agents: Agent[],
  { selected_agent_ids }: AssignmentSettings,
): Agent[] {
  const chosen = agents.filter(({ id }) => selected_agent_ids.includes(id))
  return chosen.length > 0 ? chosen : agents.filter(({ role }) => role === 'agent')
}

/** The number of conversations somebody is given at most. */
export const maximumOf = (
  { max_contacts }: Pick<UserItem, 'max_contacts'>,
  { max_contacts_per_agent }: AssignmentSettings,
) => max_contacts ?? max_contacts_per_agent

/**
 * The person who gets the next conversation; undefined where nobody has room. In turn: whoever comes after the last one; by load:
 * whoever has the fewest, in turn among equals. Whoever wrote to the customer first goes before all.
 */
export function chooseAgent<Agent extends Pick<UserItem, 'id' | 'max_contacts'>>(
  takers: Agent[],
  { loads, turn = '' }: { loads: Loads; turn?: string },
  settings: AssignmentSettings,
  writer?: string,
): Agent | undefined {
  const load = ({ id }: Agent) => loads[id] ?? 0
  const inTurn = takers.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const next = inTurn.findIndex(({ id }) => id > turn)
  const ordered = next < 0 ? inTurn : [...inTurn.slice(next), ...inTurn.slice(0, next)]
  const free = ordered.filter((agent) => load(agent) < maximumOf(agent, settings))
  const known = free.find(({ id }) => id === writer)
  if (known) return known
  if (settings.assignment_algorithm === 'round_robin') return free[0]
  return free.reduce<Agent | undefined>((least, one) => (least && load(least) <= load(one) ? least : one), undefined)
}
