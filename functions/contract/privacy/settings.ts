import { KEPT_DAYS } from '#contract/kept-days.ts'
import type { Label } from '#contract/language.ts'
import type { SettingFacts, SettingGroups } from '#contract/setting.ts'

const days = <Facts extends { default: string; least: number; most: number; orZero?: true }>(facts: Facts) =>
  ({ ...facts, type: 'integer', owner: true }) as const satisfies SettingFacts

/** What has a usual time can be kept more briefly; the law says where that ends, or how long at least. */
export const privacySettings = {
  keeping: {
    /** From the last thing that happened with them; 0: as long as the account. Sellers keep proofs of consent five years (16 CFR 310.5). */
    contacts_days: days({ default: '0', least: 1_826, most: 3_653, orZero: true }),
    /** Recordings, voicemails, and their words; 0: as long as the contact. */
    recordings_days: days({ default: '0', least: 30, most: 3_653, orZero: true }),
    /** The proof of what was said to whom, and that it said what it is, is asked for within months. */
    assistant_days: days({ default: String(KEPT_DAYS.assistant), least: 90, most: KEPT_DAYS.assistant }),
    runs_days: days({ default: String(KEPT_DAYS.automationRuns), least: 30, most: KEPT_DAYS.automationRuns }),
    notices_days: days({ default: String(KEPT_DAYS.notifications), least: 7, most: KEPT_DAYS.notifications }),
    /** California SB 766 asks for two years; a dispute about a contract in writing comes up within seven in most states. */
    sale_files_days: days({ default: String(KEPT_DAYS.saleFiles), least: KEPT_DAYS.saleFiles, most: 2_557 }),
  },
} as const satisfies SettingGroups
export type KeepingKey = keyof (typeof privacySettings)['keeping']

export const privacySettingLabels = {
  contacts_days: { en: 'Contacts', es: 'Contactos' },
  recordings_days: { en: 'Call recordings', es: 'Grabaciones de llamadas' },
  assistant_days: { en: 'What the assistant did', es: 'Qué hizo el asistente' },
  runs_days: { en: 'What automations did', es: 'Qué hicieron las automatizaciones' },
  notices_days: { en: 'Notifications', es: 'Notificaciones' },
  sale_files_days: { en: 'Sealed sale files', es: 'Archivos sellados de ventas' },
} as const satisfies Record<KeepingKey, Label>
