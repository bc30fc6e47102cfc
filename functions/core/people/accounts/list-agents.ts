import type { Ctx } from '../../platform/ctx.ts'
import type { UserItem } from './entity.ts'
import { listTeam } from './store.ts'

/** Who looks after contacts: agents and managers (S2 §6), those who are suspended apart. */
export const isAgent = ({ role, suspended }: Pick<UserItem, 'role' | 'suspended'>) => role !== 'owner' && !suspended

/** Whom contacts can be assigned to, by name. */
export async function listAgents({ org }: Pick<Ctx, 'org'>) {
  const agents = (await listTeam(org)).filter(isAgent).map((user) => {
    const { id, first_name, last_name, email, role } = user
    return { id, name: `${first_name} ${last_name}`.trim(), email, role }
  })
  return { agents: agents.toSorted((a, b) => a.name.localeCompare(b.name)) }
}
