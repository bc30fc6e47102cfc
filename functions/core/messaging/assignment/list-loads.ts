import { listAgents } from '../../people/accounts/list-agents.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import { isOnDuty } from '../../people/organizations/working-hours.ts'
import { readSettings } from '../../people/settings/door.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { maximumOf } from './rules.ts'
import { findWorkload } from './store.ts'

/** The people whom contacts can be assigned to, how many open conversations each has, and how many are given to each at most, and when. */
export async function listLoads({ org, now }: Ctx) {
  const [{ agents }, { loads }, settings, dealership] = await Promise.all([
    listAgents({ org }),
    findWorkload(org),
    readSettings(org, 'assignment'),
    readOrganization(org),
  ])
  return {
    agents: agents.map((agent) => ({
      ...agent,
      open: loads[agent.id] ?? 0,
      max: maximumOf(agent, settings),
      own_max: agent.max_contacts ?? null,
      available: !agent.away,
      on_duty: isOnDuty(agent, dealership, now),
      working_hours: agent.working_hours ?? null,
    })),
  }
}
