import type { Label } from '#contract/language.ts'
import type { SettingGroups } from '#contract/setting.ts'

export const calendarSettings = {} as const satisfies SettingGroups

/** Display names of the settings. */
export const calendarSettingLabels = {} as const satisfies Record<string, Label>
