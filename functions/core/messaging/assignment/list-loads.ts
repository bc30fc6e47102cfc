import { listAgents } from '../../people/accounts/list-agents.ts'
import { readSettings } from '../../people/settings/store.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { findWorkload } from './store.ts'

/** Whom contacts can be assigned to, how many open conversations each has, and how many are given to one at most. */
export async function listLoads({ org }: Ctx) {
  const [{ agents }, { loads }, { max_contacts_per_agent: max }] = await Promise.all([
    listAgents({ org }),
    findWorkload(org),
    readSettings(org, 'assignment'),
  ])
  return { agents: agents.map((agent) => ({ ...agent, open: loads[agent.id] ?? 0, max })) }
}
