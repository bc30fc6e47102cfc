import type { RecipientStatus } from '#contract/customers/recipient-statuses.ts'
import type { Label } from '#contract/language.ts'
import type { MessageWord } from './automation-facts.ts'

export const CAMPAIGN_STATUSES = [
  ...(['draft', 'scheduled', 'running', 'paused', 'done', 'canceling', 'canceled', 'stopped'] as const),
] as const
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number]

/** As a report's file says it. */
export const RECIPIENT_STATUS_WORDS = {
  planned: { en: 'Waiting', es: 'En espera' },
  left_out: { en: 'Left out', es: 'Fuera' },
  sent: { en: 'Sent', es: 'Enviado' },
  delivered: { en: 'Delivered', es: 'Entregado' },
  read: { en: 'Read', es: 'Leído' },
  failed: { en: 'Failed', es: 'Falló' },
} as const satisfies Record<RecipientStatus, Label>

export const VARIANTS_MAX = 4
/** In percent: more would not be sent to enough people. */
export const HOLD_OUT_MAX = 50
/** Messages a minute. */
export const PACE = { usual: 60, most: 3600 } as const

/** Words that a text, or a template's value, may hold (`contract/messaging/fill-text.ts`). */
export const CAMPAIGN_WORDS = [
  ...(['first_name', 'name', 'vehicle', 'price', 'agent', 'dealership'] as const),
] as const satisfies MessageWord[]

/** Reasons for which a campaign stops by itself. */
export const STOP_REASONS = {
  template_unavailable: {
    en: 'WhatsApp no longer allows this template.',
    es: 'WhatsApp ya no permite enviar la plantilla.',
  },
  sender_problem: {
    en: 'Twilio isn’t letting this number send right now.',
    es: 'Twilio no permite que este número envíe por ahora.',
  },
  filtered: {
    en: 'Carriers filtered more than 5% of the messages.',
    es: 'Los operadores filtraron más del 5% de los mensajes.',
  },
  many_opt_outs: { en: 'More than 2% opted out.', es: 'Más del 2% se dio de baja.' },
  audience_gone: { en: 'A group it was going to was deleted.', es: 'Se eliminó un grupo al que va dirigida.' },
  dealership_halted: {
    en: 'The dealership could not send: its plan had ended, or it was suspended or being closed.',
    es: 'La agencia no podía enviar: su plan había terminado, o estaba suspendida o en proceso de cierre.',
  },
  starter_left: { en: 'The person who started it has left the team.', es: 'Quien la inició ya no está en el equipo.' },
} as const satisfies Record<string, Label>
export type StopReason = keyof typeof STOP_REASONS
export const STOP_REASON_NAMES = Object.keys(STOP_REASONS) as StopReason[]
