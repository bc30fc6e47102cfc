import type { Ctx } from '../../platform/ctx.ts'
import type { UserItem } from './entity.ts'
import { nameOf } from './rules.ts'
import { listTeam } from './store.ts'

/** Who looks after contacts: agents and managers (S2 §6), those who are suspended apart. */
export const takesContacts = ({ role, suspended }: Pick<UserItem, 'role' | 'suspended'>) =>
  role !== 'owner' && !suspended

/** Whom contacts can be assigned to, by name. */
export async function listAgents({ org }: Pick<Ctx, 'org'>) {
  const agents = (await listTeam(org)).filter(takesContacts).map((user) => {
    const { id, email, role, away, max_contacts, working_hours } = user
    return { id, name: nameOf(user), email, role, away, max_contacts, working_hours }
  })
  return { agents: agents.toSorted((a, b) => a.name.localeCompare(b.name)) }
}
