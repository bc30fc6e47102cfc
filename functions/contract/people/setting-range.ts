import type { SettingFacts } from '#contract/setting.ts'
import { SETTING_LABELS } from '#contract/settings.ts'
import { grouped, refusal } from '#contract/words.ts'

export interface Range {
  /** The setting's key. */
  setting: string
  isWhole: boolean
  least: number
  most: number
  orZero?: boolean
}

/** The refusal of a setting's number that is out of range or invalid. */
export const settingRange = refusal({
  code: 'invalid',
  en: ({ setting, isWhole, least, most, orZero }: Range) =>
    `${SETTING_LABELS[setting]?.en}: enter a ${isWhole ? 'whole ' : ''}number from ${grouped(least, 'en')} to ${grouped(most, 'en')}${orZero ? ', or 0' : ''}.`,
  es: ({ setting, isWhole, least, most, orZero }) =>
    `${SETTING_LABELS[setting]?.es}: escribe un número ${isWhole ? 'entero ' : ''}del ${grouped(least, 'es')} al ${grouped(most, 'es')}${orZero ? ', o 0' : ''}.`,
})

/** The range of a setting; undefined for one that is not a number. */
export const rangeOf = (setting: string, { type, least, most, orZero }: SettingFacts): Range | undefined =>
  least === undefined || most === undefined
    ? undefined
    : { setting, isWhole: type === 'integer', least, most, ...(orZero && { orZero }) }

/** True if a number lies in a setting's range. */
export const isInRange = ({ least, most, orZero }: Pick<SettingFacts, 'least' | 'most' | 'orZero'>, value: number) =>
  (orZero === true && value === 0) || (value >= (least ?? value) && value <= (most ?? value))
