import { messagingSettings } from '#contract/messaging/settings.ts'
import { updateAgent, useAgents } from '../api.ts'
import { useSettingGroup } from '../use-setting-group.ts'

type Agents = NonNullable<ReturnType<typeof useAgents>['data']>['agents']
export type Agent = Agents[number]
export type AgentChange = Parameters<typeof updateAgent>[1]

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
    /** A switch that is turned shows it at once, and turns back where that fails. */
    async update(id: string, change: AgentChange) {
      const { available } = change
      const turned = (agent: Agent) => (agent.id === id && available !== undefined ? { ...agent, available } : agent)
      await mutate(() => updateAgent(id, change).then(() => undefined), {
        optimisticData: data && { agents: data.agents.map(turned) },
        populateCache: false,
      })
    },
  }
}
