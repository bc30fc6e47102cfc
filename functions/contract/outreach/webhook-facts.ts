import type { Label } from '#contract/language.ts'

/** Events that an address can subscribe to. */
const WEBHOOK_EVENTS = {
  message_received: { en: 'A customer’s message arrives', es: 'Llega el mensaje de un cliente' },
  message_sent: { en: 'A message is sent to a customer', es: 'Se envía un mensaje a un cliente' },
  contact_created: { en: 'A contact is added', es: 'Se agrega un contacto' },
  stage_changed: { en: 'A contact moves to another stage', es: 'Un contacto pasa a otra etapa' },
  appointment_changed: { en: 'An appointment is booked or changed', es: 'Se agenda o cambia una cita' },
  call_ended: { en: 'A call ends', es: 'Termina una llamada' },
  campaign_replied: { en: 'A customer replies to a campaign', es: 'Un cliente responde a una campaña' },
} as const satisfies Record<string, Label>
export type WebhookEvent = keyof typeof WEBHOOK_EVENTS
export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as [WebhookEvent, ...WebhookEvent[]]

/** Events that are delivered: those an address subscribes to, and calls by an automation's step. */
export const DELIVERY_EVENTS = {
  ...WEBHOOK_EVENTS,
  automation_step: { en: 'An automation uses it', es: 'Una automatización la usa' },
} as const satisfies Record<string, Label>
export type DeliveryEvent = keyof typeof DELIVERY_EVENTS
export const DELIVERY_EVENT_NAMES = Object.keys(DELIVERY_EVENTS) as [DeliveryEvent, ...DeliveryEvent[]]

/** A delivery waits for its next attempt until it has arrived, or was given up. */
export const DELIVERY_STATUSES = ['waiting', 'delivered', 'failed'] as const

/** Reasons an attempt failed; `refused`: the answer's status says so. */
export const DELIVERY_ERRORS = [
  'refused',
  'redirect',
  'timeout',
  'unreachable',
  'private_host',
  'switched_off',
] as const

/** A person switched it off, it answered nothing well for a day, or who added it doesn't see all that it is told. */
export const OFF_REASONS = ['person', 'failing', 'unseen'] as const

/** More than any dealership has programs to tell. */
export const MOST_WEBHOOKS = 10
