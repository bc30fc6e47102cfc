import { useAgents } from '../../../data/agents.ts'
import { type SettingKey, type SettingValues, useSettingGroup } from '../../../data/use-setting-group.ts'

export type AssignmentKey = SettingKey<'assignment'>
export type AssignmentValues = SettingValues<'assignment'>

/** The settings of auto-assignment, and the agents they concern. */
export function useAssignment() {
  const group = useSettingGroup('assignment')
  const agents = useAgents()
  return {
    ...group,
    agents,
    /** Sends only changed settings, because colleagues may have changed others meanwhile. */
    async save(changed: Partial<AssignmentValues>) {
      if (Object.keys(changed).length > 0) await group.save(changed)
      await agents.mutate()
    },
  }
}
