import type { Label } from '#contract/language.ts'
import type { SettingGroups } from '#contract/setting.ts'
import type { OrganizationForm } from './organizations.ts'

export const peopleSettings = {
  security: {
    /** Domains of addresses that may be invited: `example.com`; empty for all. */
    allowed_invitation_domains: { type: 'array', default: '[]' },
    /** Who has no two-step login must set it up before anything else. */
    require_two_step: { type: 'boolean', default: 'false', demands: 'needs_two_step' },
  },
} as const satisfies SettingGroups

/** Display names of the settings, and of the organization form's fields. */
export const peopleSettingLabels = {
  allowed_invitation_domains: { en: 'Email domains', es: 'Dominios de correo' },
  require_two_step: { en: 'Everyone must use two-step login', es: 'Todos deben usar la verificación en dos pasos' },
  name: { en: 'Name', es: 'Nombre' },
  address: { en: 'Address', es: 'Dirección' },
  city: { en: 'City', es: 'Ciudad' },
  state: { en: 'State', es: 'Estado' },
  zip_code: { en: 'ZIP code', es: 'Código postal' },
  country: { en: 'Country', es: 'País' },
  timezone: { en: 'Time zone', es: 'Zona horaria' },
  phone_country: { en: 'Country for phone numbers', es: 'País de los números de teléfono' },
  business_hours: { en: 'Business hours', es: 'Horario de atención' },
  notification_sound_enabled: {
    en: 'Play a sound for new messages',
    es: 'Reproducir un sonido con los mensajes nuevos',
  },
  new_chat_sound: { en: 'Sound', es: 'Sonido' },
  notification_volume: { en: 'Volume', es: 'Volumen' },
} as const satisfies Record<keyof (typeof peopleSettings)['security'] | keyof OrganizationForm, Label>
