import type { MessageWord } from '#contract/outreach/automation-facts.ts'
import type { Texts } from '../lib/language/text-types.ts'

/** What is filled into a message for each person. */
export const wordTexts = {
  first_name: { en: 'first name', es: 'nombre' },
  name: { en: 'full name', es: 'nombre completo' },
  vehicle: { en: 'vehicle', es: 'vehículo' },
  price: { en: 'price', es: 'precio' },
  link: { en: 'link', es: 'enlace' },
  agent: { en: 'agent', es: 'agente' },
  signature: { en: 'signature', es: 'firma' },
  dealership: { en: 'dealership', es: 'agencia' },
  appointment: { en: 'appointment', es: 'cita' },
  appointment_link: { en: 'link to the appointment', es: 'enlace a la cita' },
  stand_in: { en: 'If unknown: {words}', es: 'Si no se sabe: {words}' },
} as const satisfies Texts & Record<MessageWord, unknown>
