import type { SettingValues } from '../../../data/use-setting-group.ts'

export type Values = SettingValues<'appointments'>

/** A part of the form: the values as they are typed, and what changes one. */
export interface FieldsProps {
  values: Values
  onSet: (key: keyof Values, value: string) => void
}
