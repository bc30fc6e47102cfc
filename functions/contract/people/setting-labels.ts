import type { Label } from '#contract/language.ts'
import type { OrganizationForm } from './organizations.ts'
import type { SETTINGS } from './setting-keys.ts'

/** What people call the settings of each group, by key. */
export const GROUP_LABELS = {
  assignment: {
    enable_ticketing: { en: 'Enable ticketing', es: 'Activar tickets' },
    auto_assignment_mode: { en: 'Auto-assignment', es: 'Asignación automática' },
    reassign_reopened: { en: 'Reassign reopened conversations', es: 'Reasignar conversaciones reabiertas' },
    grant_view_all_chats: {
      en: 'Grant agents access to view all chats not assigned to them',
      es: 'Permitir que los agentes vean todos los chats que no tienen asignados',
    },
    assignment_algorithm: { en: 'How conversations are given out', es: 'Cómo se reparten las conversaciones' },
    max_contacts_per_agent: { en: 'Max contacts per agent', es: 'Máximo de contactos por agente' },
    selected_agent_ids: { en: 'Agents who take conversations', es: 'Agentes que toman conversaciones' },
  },
  security: {
    allowed_invitation_domains: { en: 'Email domains', es: 'Dominios de correo' },
  },
  dashboard: {
    first_steps_hidden: { en: 'Hide first steps', es: 'Ocultar los primeros pasos' },
  },
  calls: {
    record_calls: { en: 'Record calls', es: 'Grabar llamadas' },
    missed_call_text_enabled: {
      en: 'Text customers back after a missed call',
      es: 'Enviar un SMS después de una llamada perdida',
    },
    missed_call_text: { en: 'Text for missed calls', es: 'SMS para llamadas perdidas' },
    allowed_call_countries: { en: 'Countries you can call', es: 'Países a los que se puede llamar' },
  },
  ai: {
    openai_api_key: { en: 'OpenAI API key', es: 'Clave de API de OpenAI' },
    openai_model: { en: 'OpenAI model', es: 'Modelo de OpenAI' },
    openai_enabled: { en: 'Use OpenAI', es: 'Usar OpenAI' },
    anthropic_api_key: { en: 'Anthropic API key', es: 'Clave de API de Anthropic' },
    anthropic_model: { en: 'Anthropic model', es: 'Modelo de Anthropic' },
    anthropic_enabled: { en: 'Use Anthropic', es: 'Usar Anthropic' },
    groq_api_key: { en: 'Groq API key', es: 'Clave de API de Groq' },
    groq_model: { en: 'Groq model', es: 'Modelo de Groq' },
    groq_enabled: { en: 'Use Groq', es: 'Usar Groq' },
    ai_monthly_token_limit: { en: 'Monthly token limit', es: 'Límite mensual de tokens' },
    ai_cost_alert_threshold: { en: 'Cost alert threshold (USD)', es: 'Umbral de alerta de costo (USD)' },
    ai_monthly_cost_limit: { en: 'Monthly cost limit (USD)', es: 'Límite de costo mensual (USD)' },
  },
} as const satisfies { [Group in keyof typeof SETTINGS]: Record<keyof (typeof SETTINGS)[Group], Label> }

/** The same of the organization's form. */
export const ORGANIZATION_LABELS = {
  name: { en: 'Name', es: 'Nombre' },
  address: { en: 'Address', es: 'Dirección' },
  city: { en: 'City', es: 'Ciudad' },
  state: { en: 'State', es: 'Estado' },
  zip_code: { en: 'ZIP code', es: 'Código postal' },
  country: { en: 'Country', es: 'País' },
  timezone: { en: 'Time zone', es: 'Zona horaria' },
  phone_country: { en: 'Country for phone numbers', es: 'País de los números de teléfono' },
  business_hours: { en: 'Business hours', es: 'Horario de atención' },
  notification_sound_enabled: { en: 'Play a sound for new chats', es: 'Reproducir un sonido con los chats nuevos' },
  new_chat_sound: { en: 'Sound', es: 'Sonido' },
  notification_volume: { en: 'Volume', es: 'Volumen' },
} as const satisfies Record<keyof OrganizationForm, Label>

/** And of the Twilio form (`#contract/telephony/settings.ts`). */
const TWILIO_LABELS = {
  twilio_account_sid: { en: 'Account SID', es: 'SID de la cuenta' },
  twilio_auth_token: { en: 'Auth token', es: 'Token de autenticación' },
  twilio_phone_number: { en: 'Phone number', es: 'Número de teléfono' },
  twilio_messaging_service_sid: { en: 'Messaging service SID', es: 'SID del servicio de mensajería' },
  twilio_whatsapp_from: { en: 'WhatsApp number', es: 'Número de WhatsApp' },
  twilio_api_key: { en: 'API key', es: 'Clave de API' },
  twilio_api_secret: { en: 'API secret', es: 'Secreto de API' },
  twilio_twiml_app_sid: { en: 'TwiML app SID', es: 'SID de la app TwiML' },
} as const satisfies Record<string, Label>

/** And of an agent's (`#contract/messaging/assignments.ts`). */
const AGENT_LABELS = {
  max_contacts: { en: 'Maximum open conversations', es: 'Máximo de conversaciones abiertas' },
  working_hours: { en: 'Working hours', es: 'Horario de trabajo' },
} as const satisfies Record<string, Label>

/** Whatever can be set, by its name on the wire. */
export const SETTING_LABELS: Record<string, Label> = {
  ...GROUP_LABELS.assignment,
  ...GROUP_LABELS.security,
  ...GROUP_LABELS.dashboard,
  ...GROUP_LABELS.calls,
  ...GROUP_LABELS.ai,
  ...ORGANIZATION_LABELS,
  ...TWILIO_LABELS,
  ...AGENT_LABELS,
}
