import type { SettingFacts } from '#contract/setting.ts'
import { SETTINGS, type SettingGroup } from '#contract/settings.ts'

/** The definition of a key; undefined if its group has none with this name. */
export function factsOf(group: string, key: string): SettingFacts | undefined {
  const keys: Record<string, SettingFacts> | undefined = Object.hasOwn(SETTINGS, group)
    ? SETTINGS[group as SettingGroup]
    : undefined
  return keys && Object.hasOwn(keys, key) ? keys[key] : undefined
}

/** The settings that grant every agent a permission, or demand something of everybody. */
export const GRANTING = Object.entries(SETTINGS).flatMap(([group, keys]) =>
  Object.entries<SettingFacts>(keys).flatMap(([key, { grants, demands }]) =>
    grants || demands ? [{ group: group as SettingGroup, key, grants, demands }] : [],
  ),
)

/** The times of day of a group that must follow another one. */
export const clocksOf = (group: string): { key: string; after: string }[] =>
  Object.entries<SettingFacts>(SETTINGS[group as SettingGroup] ?? {}).flatMap(([key, { clock }]) =>
    clock?.after ? [{ key, after: clock.after }] : [],
  )

/** The key under which the end of an encrypted value is stored; no setting has such a name. */
export const last4Of = (key: string) => `${key}_last4`
