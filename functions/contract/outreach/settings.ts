import type { Label } from '#contract/language.ts'
import type { SettingGroups } from '#contract/setting.ts'

/** Federal law lets nobody advertise outside of these: 47 CFR 64.1200(c)(1). States may be stricter. */
const LAW = { from: '08:00', to: '21:00' } as const

export const outreachSettings = {
  outreach: {
    /** The dealership's own hours for what goes out by itself, on the customer's clock; their state's law may shorten them. */
    outreach_from: { type: 'string', default: '10:00', clock: LAW },
    outreach_until: { type: 'string', default: '19:30', clock: { ...LAW, after: 'outreach_from' } },
    /** On Sundays too, where the law lets it. */
    outreach_on_sundays: { type: 'boolean', default: 'false' },
    /** Days on which nothing goes out by itself, as YYYY-MM-DD. */
    outreach_holidays: { type: 'array', default: '[]', holds: 'days' },
    /** Automatic messages that one customer gets at most. */
    outreach_per_day: { type: 'integer', default: '2', least: 1, most: 10 },
    outreach_per_week: { type: 'integer', default: '4', least: 1, most: 30 },
    /** The dealership's reason to ask no consent to marketing; empty: it asks. */
    outreach_no_consent_because: { type: 'string', default: '', characters: 500 },
    /** For estimates, in dollars. */
    outreach_sms_price: { type: 'float', default: '0.0083', least: 0, most: 1 },
    outreach_mms_price: { type: 'float', default: '0.022', least: 0, most: 1 },
    outreach_marketing_price: { type: 'float', default: '0.03', least: 0, most: 1 },
    outreach_utility_price: { type: 'float', default: '0.01', least: 0, most: 1 },
  },
  first_touch: {
    /** New leads are passed on until somebody answers. */
    first_touch_enabled: { type: 'boolean', default: 'false' },
    /** Of working hours, for whoever has the lead. */
    first_touch_minutes: { type: 'integer', default: '5', least: 1, most: 240 },
    /** The assistant answers before managers are told, where it may write to customers. */
    first_touch_assistant: { type: 'boolean', default: 'true' },
    /** Contacts of imported files are leads too. */
    first_touch_imports: { type: 'boolean', default: 'false' },
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
  outreach_sms_price: { en: 'Price of an SMS', es: 'Precio de un SMS' },
  outreach_mms_price: { en: 'Price of a text with a picture', es: 'Precio de un SMS con foto' },
  outreach_marketing_price: {
    en: 'Price of a WhatsApp marketing template',
    es: 'Precio de una plantilla de marketing de WhatsApp',
  },
  outreach_utility_price: {
    en: 'Price of other WhatsApp messages',
    es: 'Precio de otros mensajes de WhatsApp',
  },
  first_touch_enabled: {
    en: 'Pass on new leads that nobody answers',
    es: 'Pasar a otra persona los clientes nuevos sin respuesta',
  },
  first_touch_minutes: { en: 'Minutes to answer a new lead', es: 'Minutos para responder a un cliente nuevo' },
  first_touch_assistant: {
    en: 'The assistant answers before managers are notified',
    es: 'El asistente responde antes de avisar a los gerentes',
  },
  first_touch_imports: {
    en: 'Imported contacts are new leads too',
    es: 'Los contactos importados también son clientes nuevos',
  },
} as const satisfies Record<string, Label>
