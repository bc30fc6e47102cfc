import type { SettingFacts } from '#contract/setting.ts'
import { SETTING_LABELS } from '#contract/settings.ts'
import { grouped, refusal } from '#contract/words.ts'

export interface Range {
  /** The setting's key. */
  setting: string
  isWhole: boolean
  least: number
  most: number
}

/** The refusal of a setting's number that is out of range or invalid. */
export const settingRange = refusal({
  code: 'invalid',
  en: ({ setting, isWhole, least, most }: Range) =>
    `${SETTING_LABELS[setting]?.en}: enter a ${isWhole ? 'whole ' : ''}number from ${least} to ${grouped(most, 'en')}.`,
  es: ({ setting, isWhole, least, most }) =>
    `${SETTING_LABELS[setting]?.es}: escribe un número ${isWhole ? 'entero ' : ''}del ${least} al ${grouped(most, 'es')}.`,
})

/** The range of a setting; undefined for one that is not a number. */
export const rangeOf = (setting: string, { type, least, most }: SettingFacts): Range | undefined =>
  least === undefined || most === undefined ? undefined : { setting, isWhole: type === 'integer', least, most }
