import { replaceWhole } from '../../platform/table/replace-whole.ts'
import { Settings, type SettingsItem } from './entity.ts'

/** Replaces the values that were read; false if they changed meanwhile. */
export const putValues = (seen: SettingsItem, values: SettingsItem['values']) =>
  replaceWhole(Settings, seen, { values })
