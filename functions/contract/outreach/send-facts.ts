import type { Label } from '#contract/language.ts'

/** Reasons for which an automatic message doesn't reach somebody. */
export const LEFT_OUT = {
  opted_out: { en: 'Opted out', es: 'Se dio de baja' },
  no_consent: { en: 'Hasn’t agreed to offers', es: 'No ha aceptado recibir ofertas' },
  no_address: { en: 'No address on this channel', es: 'Sin dirección en este canal' },
  dead_address: { en: 'Nothing arrives at their address', es: 'Nada llega a su dirección' },
  quiet_hours: { en: 'Outside lawful hours', es: 'Fuera del horario permitido' },
  recently_contacted: { en: 'Contacted within 24 hours', es: 'Contactado en las últimas 24 horas' },
  open_conversation: { en: 'In a conversation with your team', es: 'En conversación con tu equipo' },
  cap: { en: 'Got enough messages already', es: 'Ya recibió suficientes mensajes' },
  window_closed: { en: '24-hour window is closed', es: 'La ventana de 24 horas está cerrada' },
  template_unavailable: { en: 'Template can’t be used', es: 'La plantilla no se puede usar' },
  no_price: { en: 'No price that customers may see', es: 'Sin un precio que los clientes puedan ver' },
  too_close: { en: 'Another message has just gone out', es: 'Acaba de salir otro mensaje' },
  superseded: { en: 'A newer message took its place', es: 'Un mensaje más nuevo tomó su lugar' },
  answered: { en: 'Someone has answered meanwhile', es: 'Alguien contestó mientras tanto' },
  too_old: { en: 'Came too late to make sense', es: 'Ya era tarde para enviarlo' },
  machine: { en: 'A machine answers there', es: 'Ahí contesta una máquina' },
  no_appointment: { en: 'No appointment to tell of', es: 'Sin una cita que mencionar' },
  no_vehicle: { en: 'No vehicle to tell of', es: 'Sin un vehículo que mencionar' },
  no_word: { en: 'Nothing known for a word of the text', es: 'Falta un dato para una palabra del texto' },
  duplicate_address: { en: 'Same address as another contact', es: 'Misma dirección que otro contacto' },
  held_out: { en: 'Held out for comparison', es: 'Grupo de comparación' },
  canceled: { en: 'Canceled', es: 'Cancelado' },
  no_postal_address: {
    en: 'No postal address in Settings > Email',
    es: 'Sin dirección postal en Configuración > Correo',
  },
  warm_up: { en: 'Waits for the day’s email limit', es: 'Espera por el límite diario de correos' },
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
