import type { Texts } from '../../../lib/language/text-types.ts'
import { assistantTexts } from '../texts.ts'

export const tryTexts = {
  ...assistantTexts,
  try: { en: 'Try it', es: 'Pruébalo' },
  provider_first: {
    en: 'Connect an AI provider first. Then write here as a customer would.',
    es: 'Primero conecta un proveedor de IA. Luego escribe aquí como lo haría un cliente.',
  },
  hint: {
    en: 'Write as a customer would. It answers from your real inventory. Nothing is sent or booked.',
    es: 'Escribe como lo haría un cliente. Responde con tu inventario real. Nada se envía ni se agenda.',
  },
  unsaved: { en: 'It doesn’t know your unsaved changes yet.', es: 'Aún no conoce tus cambios sin guardar.' },
  field: { en: 'Message as a customer', es: 'Mensaje como cliente' },
  placeholder: { en: 'Do you have a Civic?', es: '¿Tienen un Civic?' },
  send: { en: 'Send', es: 'Enviar' },
  again: { en: 'Start over', es: 'Empezar de nuevo' },
  customer: { en: 'Customer', es: 'Cliente' },
  assistant: { en: 'Assistant', es: 'Asistente' },
  thinking: { en: 'The assistant is writing...', es: 'El asistente escribe...' },
  handed_over: { en: 'Handed off to your team: {reason}', es: 'Pasado a tu equipo: {reason}' },
  stopped: { en: 'Draft blocked: {reason}', es: 'Borrador bloqueado: {reason}' },
  failed: { en: 'The assistant couldn’t answer', es: 'El asistente no pudo responder' },
} as const satisfies Texts
