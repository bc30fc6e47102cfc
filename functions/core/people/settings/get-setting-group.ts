import type { SettingFacts } from '#contract/setting.ts'
import { SETTINGS, type SettingGroup } from '#contract/settings.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { findGroup } from './door.ts'
import { last4Of } from './rules.ts'

/** All settings of a group as records (S2 §3), without encrypted values. Throws `not_found` for an unknown group. */
export async function getSettingGroup({ org }: Ctx, { group }: { group: string }) {
  if (!Object.hasOwn(SETTINGS, group)) throw notFound()
  const { values } = await findGroup(org, group)
  const keys = Object.entries<SettingFacts>(SETTINGS[group as SettingGroup])
  const settings = keys.map(([key, { type, is_encrypted = false, ...facts }]) => ({
    key,
    value: is_encrypted ? '' : (values[key] ?? facts.default),
    group,
    type,
    is_encrypted,
  }))
  const ends = keys.map(([key]) => [key, values[last4Of(key)]] as const)
  return { settings, last4: Object.fromEntries(ends.flatMap(([key, end]) => (end ? [[key, end]] : []))) }
}
