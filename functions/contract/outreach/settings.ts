import type { Label } from '#contract/language.ts'
import type { SettingGroups } from '#contract/setting.ts'

const clock = /^([01]\d|2[0-3]):[0-5]\d$/

export const outreachSettings = {
  outreach: {
    /** The dealership's own hours for what goes out by itself, on the customer's clock; the law may shorten them. */
    outreach_from: { type: 'string', default: '10:00', form: clock },
    outreach_until: { type: 'string', default: '19:30', form: clock },
    /** On Sundays too, where the law lets it. */
    outreach_on_sundays: { type: 'boolean', default: 'false' },
    /** Days on which nothing goes out by itself, as YYYY-MM-DD. */
    outreach_holidays: { type: 'array', default: '[]' },
    /** Automatic messages that one customer gets at most. */
    outreach_per_day: { type: 'integer', default: '2', least: 1, most: 10 },
    outreach_per_week: { type: 'integer', default: '4', least: 1, most: 30 },
    /** Why campaigns need no consent to marketing here; empty: they need it. */
    outreach_no_consent_because: { type: 'string', default: '', characters: 500 },
    /** For estimates, in dollars. */
    outreach_sms_price: { type: 'float', default: '0.0083', least: 0, most: 1 },
    outreach_whatsapp_price: { type: 'float', default: '0.03', least: 0, most: 1 },
  },
} as const satisfies SettingGroups

export const outreachSettingLabels = {
  outreach_from: { en: 'Outreach from', es: 'Envíos automáticos desde' },
  outreach_until: { en: 'Outreach until', es: 'Envíos automáticos hasta' },
  outreach_on_sundays: { en: 'Outreach on Sundays', es: 'Envíos automáticos en domingo' },
  outreach_holidays: { en: 'Days without outreach', es: 'Días sin envíos automáticos' },
  outreach_per_day: { en: 'Automatic messages a day', es: 'Mensajes automáticos por día' },
  outreach_per_week: { en: 'Automatic messages a week', es: 'Mensajes automáticos por semana' },
  outreach_no_consent_because: {
    en: 'Reason why consent isn’t needed',
    es: 'Motivo por el que no se necesita consentimiento',
  },
  outreach_sms_price: { en: 'Price of an SMS segment', es: 'Precio de un segmento de SMS' },
  outreach_whatsapp_price: { en: 'Price of a WhatsApp template', es: 'Precio de una plantilla de WhatsApp' },
} as const satisfies Record<string, Label>
