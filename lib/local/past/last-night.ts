import { dayAfter, dayOf, startOfDay } from '../../../functions/core/people/organizations/local-dates.ts'
import type { PastCustomer, Shown } from './past-customer.ts'

const HOUR_MS = 3_600_000
const SECOND_MS = 1000

/** Who wrote last night, after the dealership had closed, and what its assistant answered. */
export function lastNight(now: Date, timezone: string, vehicle: Shown): PastCustomer[] {
  const { title, price = '' } = vehicle
  const evening = startOfDay(dayAfter(dayOf(now, timezone), -1), timezone) + 21 * HOUR_MS
  const talk = (minutes: number, ...texts: string[]) => {
    const came = evening + minutes * 60 * SECOND_MS
    const lines = texts.map((text, n) => ({
      text,
      at: came + Math.floor(n / 2) * 150 * SECOND_MS + (n % 2) * 14 * SECOND_MS,
      by: n % 2 ? ('assistant' as const) : ('customer' as const),
    }))
    return { came, lines, vehicle, isOpen: true }
  }
  return [
    {
      ...{ first_name: 'Derek', last_name: 'Holloway', phone: '+14155550187', channel: 'sms', source: 'vehicle_page' },
      by: 'tess',
      ...talk(
        12,
        `Hi, saw the ${title} on your site. Still available?`,
        `I'm the automated assistant of Mariposa Motors. Yes, the ${title} is available, and its price is ${price}. Would you like to come by for a test drive?`,
        'Maybe. Are you open on Sunday?',
        'Yes, on Sunday we are open from 11:00 AM to 5:00 PM.',
        'Great. And do you deliver to Oakland?',
        'Yes, within 30 miles of San Francisco.',
        'Perfect, I’ll come by on Sunday. Thanks!',
      ),
    },
    {
      ...{ first_name: 'Marisela', last_name: 'Vega', phone: '+15105550188', channel: 'whatsapp', source: 'ad' },
      by: 'diego',
      ...talk(
        47,
        '¿Compran autos? Tengo un Sentra 2018',
        'Soy el asistente automático de Mariposa Motors. Sí. Tráigalo y le damos una oferta por escrito.',
        '¿A qué hora abren mañana?',
        'Mañana abrimos a las 9:00 a.m. ¿Le gustaría agendar una cita?',
        'Sí, como a las 10, gracias',
      ),
    },
  ]
}
