import type { SettingFacts } from '#contract/setting.ts'
import { SETTINGS, type SettingGroup } from '#contract/settings.ts'
import { ApiError } from '../lib/api-error.ts'
import { saveSettings, useSettings } from './settings.ts'

export type SettingKey<Group extends SettingGroup> = keyof (typeof SETTINGS)[Group] & string
/** A group's values as text, as sent to the server. */
export type SettingValues<Group extends SettingGroup> = Record<SettingKey<Group>, string>

/** The settings of a group: their values, the ends of secrets, and the action to change them. */
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

/** The server's errors by key for values that were to be saved; empty for other failures. */
export function refusedValues<Group extends SettingGroup>(error: unknown, changed: Partial<SettingValues<Group>>) {
  const keys = Object.keys(changed) as SettingKey<Group>[]
  const fields = error instanceof ApiError ? Object.entries(error.fields) : []
  const said = fields.flatMap(([path, message]) => {
    const key = keys[Number(/^settings\.(\d+)\./.exec(path)?.[1])]
    return key ? [[key, message]] : []
  })
  return Object.fromEntries(said) as Partial<SettingValues<Group>>
}
