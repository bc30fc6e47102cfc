import type { Label } from '#contract/language.ts'

/** Reasons for which an automatic message doesn't reach somebody. */
export const LEFT_OUT = {
  opted_out: { en: 'Opted out', es: 'Se dio de baja' },
  no_consent: { en: 'Hasn’t opted in to offers', es: 'No ha aceptado recibir ofertas' },
  no_address: { en: 'No address on this channel', es: 'Sin dirección en este canal' },
  dead_address: { en: 'Their address doesn’t receive messages', es: 'Nada llega a su dirección' },
  quiet_hours: { en: 'Outside allowed hours', es: 'Fuera del horario permitido' },
  recently_contacted: { en: 'Contacted within 24 hours', es: 'Contactado en las últimas 24 horas' },
  open_conversation: { en: 'In a conversation with your team', es: 'En conversación con tu equipo' },
  cap: { en: 'Reached the message limit', es: 'Llegó al límite de mensajes' },
  window_closed: { en: '24-hour window is closed', es: 'La ventana de 24 horas está cerrada' },
  template_unavailable: { en: 'Template can’t be used', es: 'La plantilla no se puede usar' },
  no_price: { en: 'No price that customers may see', es: 'Sin un precio que los clientes puedan ver' },
  too_close: { en: 'Another message was just sent', es: 'Acaba de salir otro mensaje' },
  superseded: { en: 'A newer message took its place', es: 'Un mensaje más nuevo tomó su lugar' },
  answered: { en: 'Someone answered in the meantime', es: 'Alguien contestó mientras tanto' },
  too_old: { en: 'Came too late to make sense', es: 'Ya era tarde para enviarlo' },
  machine: { en: 'An auto-responder answers there', es: 'Ahí responde un contestador automático' },
  no_appointment: { en: 'No appointment to mention', es: 'Sin una cita que mencionar' },
  no_vehicle: { en: 'No vehicle to mention', es: 'Sin un vehículo que mencionar' },
  no_word: { en: 'Missing a value the text needs', es: 'Falta un dato que el texto necesita' },
  duplicate_address: { en: 'Same address as another contact', es: 'Misma dirección que otro contacto' },
  held_out: { en: 'Control group', es: 'Grupo de comparación' },
  canceled: { en: 'Canceled', es: 'Cancelado' },
  no_postal_address: {
    en: 'No postal address in Settings > Email',
    es: 'Sin dirección postal en Configuración > Correo',
  },
  warm_up: { en: 'Waiting for the daily email limit', es: 'Espera por el límite diario de correos' },
  refused: { en: 'Couldn’t be sent', es: 'No se pudo enviar' },
} as const satisfies Record<string, Label>
export type LeftOut = keyof typeof LEFT_OUT
export const LEFT_OUT_REASONS = Object.keys(LEFT_OUT) as LeftOut[]

const WITHOUT: Partial<Record<string, LeftOut>> = {
  price: 'no_price',
  appointment: 'no_appointment',
  appointment_link: 'no_appointment',
  vehicle: 'no_vehicle',
  link: 'no_vehicle',
}
/** Why a text doesn't leave that lacks the word which is its point. */
export const reasonWithout = (word: string): LeftOut => WITHOUT[word] ?? 'no_word'
