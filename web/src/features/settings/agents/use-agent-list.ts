import { messagingSettings } from '#contract/messaging/settings.ts'
import { updateAgent, useAgents } from '../../../data/agents.ts'
import { useSettingGroup } from '../../../data/use-setting-group.ts'

type Agents = NonNullable<ReturnType<typeof useAgents>['data']>['agents']
export type Agent = Agents[number]

/** The agents, and the action to change one. */
export function useAgentList() {
  const { data, error, mutate } = useAgents({ isCounted: true })
  const { values } = useSettingGroup('assignment')
  return {
    agents: data?.agents,
    /** The default maximum, for agents without their own. */
    maximum: values?.max_contacts_per_agent ?? messagingSettings.assignment.max_contacts_per_agent.default,
    error,
    retry: () => mutate(),
    update: updateAgent,
  }
}
