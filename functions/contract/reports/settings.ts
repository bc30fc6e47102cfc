import type { Label } from '#contract/language.ts'
import type { SettingGroups } from '#contract/setting.ts'

export const reportsSettings = {
  dashboard: {
    /** The setup steps after sign-up were dismissed. */
    first_steps_hidden: { type: 'boolean', default: 'false' },
  },
} as const satisfies SettingGroups

export const reportsSettingLabels = {
  first_steps_hidden: { en: 'Hide first steps', es: 'Ocultar los primeros pasos' },
} as const satisfies Record<string, Label>
