import { settingGroups } from '#contract/people/setting-groups.ts'
import type { Input } from '#contract/route.ts'
import type { SettingGroup } from '#contract/settings.ts'
import { call } from '../lib/client.ts'
import { thenRead } from '../lib/read-again.ts'
import { useRow } from '../lib/use-row.ts'

export const useSettings = (group: SettingGroup) => useRow(settingGroups.group, { params: { group } })
export const saveSettings = (settings: Input<typeof settingGroups.update>['body']['settings']) =>
  thenRead(call(settingGroups.update, { body: { settings } }), settingGroups.group)
export const resetSetting = (group: SettingGroup, key: string) =>
  thenRead(call(settingGroups.reset, { params: { group, key } }), settingGroups.group)
