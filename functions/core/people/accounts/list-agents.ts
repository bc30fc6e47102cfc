import type { Ctx } from '../../platform/ctx.ts'
import { listTeam } from './door.ts'
import type { UserItem } from './entity.ts'
import { nameOf } from './name-of.ts'

/** True for users who look after contacts: agents and managers (S2 §6) who are not suspended. */
export const takesContacts = ({ role, suspended }: Pick<UserItem, 'role'> & Partial<Pick<UserItem, 'suspended'>>) =>
  role !== 'owner' && !suspended

/** The users to whom contacts can be assigned, by name. */
export async function listAgents({ org }: Pick<Ctx, 'org'>) {
  const agents = (await listTeam(org)).filter(takesContacts).map((user) => {
    const { id, email, role, away, max_contacts, working_hours } = user
    return { id, name: nameOf(user), email, role, away, max_contacts, working_hours }
  })
  return { agents: agents.toSorted((a, b) => a.name.localeCompare(b.name)) }
}
