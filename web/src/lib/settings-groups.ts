import type { Label } from '#contract/language.ts'

/** The settings by what a person wants to do, in the order of their menu. */
export const SETTINGS_GROUPS = {
  channels: { en: 'Numbers and channels', es: 'Números y canales' },
  answering: { en: 'Answering customers', es: 'Responder a los clientes' },
  people: { en: 'People and roles', es: 'Personas y roles' },
  dealership: { en: 'Dealership and vehicles', es: 'Agencia y vehículos' },
  connections: { en: 'Connections', es: 'Conexiones' },
  account: { en: 'Account', es: 'Cuenta' },
} as const satisfies Record<string, Label>
export type SettingsGroup = keyof typeof SETTINGS_GROUPS
