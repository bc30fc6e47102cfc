import type { Label } from '#contract/language.ts'
import type { SettingGroups } from '#contract/setting.ts'

export const callsSettings = {
  calls: {
    /** Both sides are recorded, and told so first. */
    record_calls: { type: 'boolean', default: 'false' },
    missed_call_text_enabled: { type: 'boolean', default: 'true' },
    /** If empty, our text in the language of the dealership's owner. The maximum fits two or three segments. */
    missed_call_text: { type: 'string', default: '', characters: 300 },
    /** The countries that people may call besides their own, as ISO 3166 codes. */
    allowed_call_countries: { type: 'array', default: '["US","CA","MX"]' },
  },
} as const satisfies SettingGroups

export const callsSettingLabels = {
  record_calls: { en: 'Record calls', es: 'Grabar llamadas' },
  missed_call_text_enabled: {
    en: 'Text customers back after a missed call',
    es: 'Enviar un SMS después de una llamada perdida',
  },
  missed_call_text: { en: 'Text for missed calls', es: 'SMS para llamadas perdidas' },
  allowed_call_countries: { en: 'Countries you can call', es: 'Países a los que se puede llamar' },
} as const satisfies Record<keyof (typeof callsSettings)['calls'], Label>
