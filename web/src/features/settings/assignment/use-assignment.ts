import { useAgents } from '../../../data/agents.ts'
import { type SettingKey, type SettingValues, useSettingGroup } from '../use-setting-group.ts'

export type AssignmentKey = SettingKey<'assignment'>
export type AssignmentValues = SettingValues<'assignment'>

/** The settings of auto-assignment, and whom they are about. */
export function useAssignment() {
  const group = useSettingGroup('assignment')
  const agents = useAgents()
  return {
    ...group,
    agents,
    /** Colleagues may have set others of them meanwhile: those stay. */
    async save(changed: Partial<AssignmentValues>) {
      if (Object.keys(changed).length > 0) await group.save(changed)
      await agents.mutate()
    },
  }
}
