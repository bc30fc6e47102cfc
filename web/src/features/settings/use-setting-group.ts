import type { SettingFacts } from '#contract/setting.ts'
import { SETTINGS, type SettingGroup } from '#contract/settings.ts'
import { saveSettings, useSettings } from '../../data/settings.ts'
import { ApiError } from '../../lib/api-error.ts'

export type SettingKey<Group extends SettingGroup> = keyof (typeof SETTINGS)[Group] & string
/** A group as texts, as it goes over the wire. */
export type SettingValues<Group extends SettingGroup> = Record<SettingKey<Group>, string>

/** The settings of a group: what is set, the ends of what is secret, and how they are changed. */
export function useSettingGroup<Group extends SettingGroup>(group: Group) {
  const { data, error, mutate } = useSettings(group)
  const facts: Record<string, SettingFacts> = SETTINGS[group]
  return {
    values: data && (Object.fromEntries(data.settings.map(({ key, value }) => [key, value])) as SettingValues<Group>),
    last4: data?.last4 ?? {},
    error,
    retry: () => mutate(),
    async save(changed: Partial<SettingValues<Group>>) {
      const entries = Object.entries<string>(changed as Record<string, string>)
      await saveSettings(entries.map(([key, value]) => ({ key, value, group, type: facts[key]?.type })))
    },
  }
}

/** What the server says of the values that were to be saved, by key; none where it failed otherwise. */
export function refusedValues<Group extends SettingGroup>(error: unknown, changed: Partial<SettingValues<Group>>) {
  const keys = Object.keys(changed) as SettingKey<Group>[]
  const fields = error instanceof ApiError ? Object.entries(error.fields) : []
  const said = fields.flatMap(([path, message]) => {
    const key = keys[Number(/^settings\.(\d+)\./.exec(path)?.[1])]
    return key ? [[key, message]] : []
  })
  return Object.fromEntries(said) as Partial<SettingValues<Group>>
}
