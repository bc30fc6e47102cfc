import type { Organization } from '#contract/people/organizations.ts'
import { listAgents } from '../../people/accounts/list-agents.ts'
import { isOnDuty } from '../../people/organizations/working-hours.ts'
import { readSettings } from '../../people/settings/door.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { chooseAgent, takersOf } from './rules.ts'
import { findWorkload } from './store.ts'

interface Choosing {
  /** The person whom it goes on from. */
  assignee?: string
  dealership: Organization
  now: Date
}

/** Chooses who is to have a contact next, of those who are in, as for new conversations. */
export async function chooseNext(org: OrgId, { assignee, dealership, now }: Choosing) {
  const [settings, workload, { agents }] = await Promise.all([
    readSettings(org, 'assignment'),
    findWorkload(org),
    listAgents({ org }),
  ])
  const takers = takersOf(agents, settings).filter((one) => one.id !== assignee && isOnDuty(one, dealership, now))
  return chooseAgent(takers, workload, settings)
}
