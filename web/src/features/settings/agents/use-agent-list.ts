import { messagingSettings } from '#contract/messaging/settings.ts'
import { updateAgent, useAgents } from '../../../data/agents.ts'
import { useSettingGroup } from '../use-setting-group.ts'

type Agents = NonNullable<ReturnType<typeof useAgents>['data']>['agents']
export type Agent = Agents[number]

/** How many are open with each, seen while the page is open. */
const REFRESH_MS = 15_000

/** Who takes conversations, and how that is changed. */
export function useAgentList() {
  const { data, error, mutate } = useAgents({ refreshInterval: REFRESH_MS })
  const { values } = useSettingGroup('assignment')
  return {
    agents: data?.agents,
    /** How many are given to whoever has no maximum of their own. */
    maximum: values?.max_contacts_per_agent ?? messagingSettings.assignment.max_contacts_per_agent.default,
    error,
    retry: () => mutate(),
    update: updateAgent,
  }
}
