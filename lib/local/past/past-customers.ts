import type { SourceKind } from '#contract/customers/source-kinds.ts'
import type { LostReason } from '#contract/messaging/deal-facts.ts'
import { dayAfter, dayOf, startOfDay } from '../../../functions/core/people/organizations/local-dates.ts'
import type { PastCustomer, PastLine, Shown } from './past-customer.ts'

const PAST_DAYS = 60
/** Younger customers have stories of their own. */
const YOUNGEST_DAYS = 4
const CUSTOMERS = 200
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

const FIRST =
  'Alma Ben Carla Dmitri Elena Frank Grace Hugo Isabel Jack Kenji Lucia Mateo Nadia Oscar Paula Quinn Ruth Simon Tania'
const LAST =
  'Acosta Baker Cho Duarte Ellison Ferrer Greene Hsu Ibarra Jensen Kim Lozano Meyer Nolan Ortiz Park Quiroz Reed Soto Tran'
/** Each has a hundred numbers that are nobody's (555-0100 to 555-0199). */
const AREAS = ['415', '510', '650', '408', '707']
const SOURCES: SourceKind[] = ['message', 'vehicle_page', 'ad', 'message', 'form', 'vehicle_page', 'adf', 'call', 'ad']
const TEAM = ['tess', 'diego', 'marcus', 'tess', 'diego'] as const
const REASONS: LostReason[] = ['price', 'elsewhere', 'silent', 'credit', 'vehicle', 'silent', 'price', 'time']
const STAGES = ['contacted', 'visit_followup', 'working_deal', 'contact_attempt'] as const

/** What is said, by turns the customer's and ours; the assistant knows only the lot. */
const TALKS: readonly (readonly string[])[] = [
  [
    'Hi, is the white RAV4 still for sale?',
    'It is, and it just came out of inspection. When would you like to see it?',
    'Saturday around eleven?',
    'Saturday at eleven it is. See you then!',
  ],
  [
    'What’s your best price on the Silverado?',
    'The price on the page is the full price, without fees. We can talk numbers when you’re here.',
    'Fair enough, thanks.',
  ],
  [
    '¿Tienen algo automático por menos de 15 mil?',
    '¡Hola! Sí, tenemos dos sedanes por debajo de ese precio. ¿Quieres que te mande fotos?',
    'Sí, por favor',
    'Listo, te acabo de enviar las dos. ¿Cuál te gusta más?',
  ],
  [
    'Do you take trade-ins? I have a 2017 Altima.',
    'We do. Bring it by and we’ll give you a written offer in twenty minutes.',
    'I can come tomorrow after work.',
    'We’re open until eight. See you tomorrow!',
  ],
  [
    'I saw the CX-5 online. Does it have a clean title?',
    'Yes, clean title and one owner. I can send you the full report.',
    'Please do',
    'Here you go. Let me know when you’d like to drive it.',
  ],
  [
    '¿Trabajan con ITIN?',
    'Sí, trabajamos con varias financieras que lo aceptan. ¿Cuánto te gustaría dar de enganche?',
    'Unos 3 mil',
    'Con eso podemos empezar. ¿Puedes venir esta semana con tus comprobantes?',
  ],
  ['Is the minivan a 7 or 8 seater?', 'It seats eight, with captain’s chairs available on another one we have.'],
]
const AT_NIGHT: readonly (readonly string[])[] = [
  [
    'Are you open on Sundays?',
    'Yes, from 11 a.m. to 5 p.m. Is there a vehicle you’d like to see?',
    'Maybe the Tacoma. I’ll think about it, thanks!',
  ],
  [
    '¿Todavía tienen el Corolla azul?',
    'Sí, sigue disponible. Abrimos mañana a las 9 a. m. ¿Quieres agendar una prueba de manejo?',
    'Mañana les aviso',
  ],
]

/** The same at every start: numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The customers of the last two months, the oldest first. Answers have become faster, and more of them come. */
export function pastCustomers(now: Date, timezone: string, vehicles: readonly Shown[]): PastCustomer[] {
  const random = randomFrom(20)
  const today = dayOf(now, timezone)
  return Array.from({ length: CUSTOMERS }, (_, i) => {
    // More in each week than in the one before.
    const share = 1 - (i / CUSTOMERS) ** 0.85
    const daysAgo = Math.round(YOUNGEST_DAYS + share * (PAST_DAYS - YOUNGEST_DAYS))
    const isNight = i % 9 === 4
    const midnight = startOfDay(dayAfter(today, -daysAgo), timezone)
    const hour = isNight ? 20.3 + 2 * random() : 9.2 + 10 * random()
    const customer = customerOf(i, Math.round(midnight + hour * HOUR_MS), { isNight, daysAgo }, random)
    return { ...customer, vehicle: vehicles[i % vehicles.length] }
  })
}

function customerOf(
  i: number,
  came: number,
  { isNight, daysAgo }: { isNight: boolean; daysAgo: number },
  random: () => number,
): PastCustomer {
  const [firsts, lasts] = [FIRST.split(' '), LAST.split(' ')]
  const by = TEAM[i % TEAM.length] ?? 'tess'
  const talks = isNight ? AT_NIGHT : TALKS
  const answers = isNight ? 'assistant' : by
  const waitMs = isNight ? 20_000 : (daysAgo > 30 ? 14 : 6) * MINUTE_MS * Math.exp(1.1 * (random() + random() - 1))
  let at = came
  const lines = (talks[i % talks.length] ?? []).map((text, n): PastLine => {
    if (n > 0) at += Math.round(n % 2 ? waitMs * (n === 1 ? 1 : 0.6) : (2 + 20 * random()) * MINUTE_MS)
    return { at, by: n % 2 ? answers : 'customer', text }
  })
  const base = {
    first_name: firsts[i % firsts.length] ?? '',
    last_name: lasts[(7 * i + Math.floor(i / firsts.length) * 3) % lasts.length] ?? '',
    phone: `+1${AREAS[i % AREAS.length]}55501${Math.floor(i / AREAS.length) + 20}`,
    channel: i % 3 === 1 ? ('whatsapp' as const) : ('sms' as const),
    source: SOURCES[i % SOURCES.length] ?? 'message',
    ...{ by, lines, came },
  }
  return { ...base, ...cameFurther(i, at, daysAgo, random) }
}

/** What became of them: half book, two of three of those come, and half of them buy. */
function cameFurther(i: number, talked: number, daysAgo: number, random: () => number): Partial<PastCustomer> {
  const dayMs = 24 * HOUR_MS
  const call: PastCustomer['call'] =
    i % 3 === 0
      ? {
          at: Math.round(talked + 30 * MINUTE_MS * random()),
          // A missed one would be told now, as if it had just been missed.
          how: (i / 3) % 2 ? 'answered' : 'made',
          seconds: Math.round(60 + 400 * random()),
        }
      : undefined
  const lost = (at: number, from: string) => ({ at, from, reason: REASONS[i % REASONS.length] ?? 'price' })
  if (i % 2 === 0)
    return { call, ...(i % 4 === 0 && { lost: lost(talked + 2 * dayMs, STAGES[i % STAGES.length] ?? 'contacted') }) }
  const appointment = talked + Math.round((1 + random()) * dayMs)
  const isKept = random() < (daysAgo > 30 ? 0.62 : 0.78)
  const booked = { call, booked: talked + MINUTE_MS, appointment, isKept }
  if (!isKept) return booked
  const ends = appointment + Math.round(1.5 * HOUR_MS)
  if (random() < 0.5) return { ...booked, sold: { at: ends, amount: 12_000 + 500 * Math.floor(40 * random()) } }
  return random() < 0.5 ? { ...booked, lost: lost(ends + dayMs, 'visit_followup') } : booked
}
