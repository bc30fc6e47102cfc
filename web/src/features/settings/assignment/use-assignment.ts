import type { SETTINGS } from '#contract/people/setting-keys.ts'
import { saveSettings, useAgents, useSettings } from '../api.ts'

export type AssignmentKey = keyof (typeof SETTINGS)['assignment']
/** The group as texts, as it goes over the wire. */
export type AssignmentValues = Record<AssignmentKey, string>

/** The settings of auto-assignment, and whom they are about. */
export function useAssignment() {
  const group = useSettings('assignment')
  const agents = useAgents()
  const values =
    group.data && (Object.fromEntries(group.data.settings.map(({ key, value }) => [key, value])) as AssignmentValues)
  return {
    values,
    error: group.error,
    retry: () => group.mutate(),
    agents,
    async save(changed: AssignmentValues) {
      const keys = Object.keys(changed) as AssignmentKey[]
      const types = new Map(group.data?.settings.map(({ key, type }) => [key, type]))
      await saveSettings(keys.map((key) => ({ key, value: changed[key], group: 'assignment', type: types.get(key) })))
      await Promise.all([group.mutate(), agents.mutate()])
    },
  }
}
