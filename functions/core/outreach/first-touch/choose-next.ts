import type { Organization } from '#contract/people/organizations.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { chooseAgent, isOnDuty, takersOf } from '../../messaging/assignment/rules.ts'
import { findWorkload } from '../../messaging/assignment/store.ts'
import { listAgents } from '../../people/accounts/list-agents.ts'
import { readSettings } from '../../people/settings/door.ts'
import type { OrgId } from '../../platform/ctx.ts'

/** Chooses the next agent for an unanswered lead from those who are in, as for new conversations. */
export async function chooseNext(org: OrgId, { assignee }: ContactItem, dealership: Organization, now: Date) {
  const [settings, workload, { agents }] = await Promise.all([
    readSettings(org, 'assignment'),
    findWorkload(org),
    listAgents({ org }),
  ])
  const takers = takersOf(agents, settings).filter((one) => one.id !== assignee && isOnDuty(one, dealership, now))
  return chooseAgent(takers, workload, settings)
}
