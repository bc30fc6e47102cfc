import { DELIVERY_EVENTS } from '#contract/outreach/webhook-facts.ts'
import type { Texts } from '../../lib/language/text-types.ts'

/** For whoever receives what Lotwire tells other programs. */
export const webhookTexts = {
  ...DELIVERY_EVENTS,
  title: { en: 'Webhooks', es: 'Webhooks' },
  intro: {
    en: 'Managers add addresses in Settings › Connected Apps and choose their events. For each event Lotwire posts JSON to the address: the event’s id, its name, its time, and in data what it is about, in the shapes of this reference.',
    es: 'Los gerentes agregan direcciones en Configuración › Apps conectadas y eligen sus eventos. Por cada evento, Lotwire envía JSON a la dirección con POST: el id del evento, su nombre, su hora y en data lo que pasó, con las formas de esta referencia.',
  },
  answer: {
    en: 'Answer with any 2xx within 5 seconds. Anything else, redirects included, is tried again after 1 minute, 5 minutes, 30 minutes, 2 hours, 6 hours, and once more a day after the first attempt. An address that accepts nothing for a day is switched off, and managers are told.',
    es: 'Responde con un 2xx en menos de 5 segundos. Todo lo demás, incluidas las redirecciones, se reintenta después de 1 minuto, 5 minutos, 30 minutos, 2 horas, 6 horas y una vez más un día después del primer intento. Una dirección que no acepta nada en un día se desactiva y se avisa a los gerentes.',
  },
  repeats: {
    en: 'A delivery may come twice, and out of order. Repeats have the same Lotwire-Delivery, and the same id in the body.',
    es: 'Una entrega puede llegar dos veces y en otro orden. Las repeticiones tienen el mismo Lotwire-Delivery y el mismo id en el cuerpo.',
  },
  headers: { en: 'Headers', es: 'Encabezados' },
  of_signature: {
    en: 't is the time of the attempt in seconds, v1 the HMAC-SHA256 of t.body in hex, with the address’s secret as its key.',
    es: 't es la hora del intento en segundos; v1, el HMAC-SHA256 de t.cuerpo en hexadecimal, con el secreto de la dirección como clave.',
  },
  of_event: { en: 'The event’s name.', es: 'El nombre del evento.' },
  of_delivery: {
    en: 'The delivery’s id, the same with each attempt.',
    es: 'El id de la entrega, el mismo en cada intento.',
  },
  verify: {
    en: 'Check the signature against the body as it came, before it is parsed, and refuse one older than five minutes:',
    es: 'Comprueba la firma con el cuerpo tal como llegó, antes de interpretarlo, y rechaza una de más de cinco minutos:',
  },
  events: { en: 'Events', es: 'Eventos' },
} as const satisfies Texts
