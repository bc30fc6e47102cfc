import { textsAt } from './console.ts'
import type { Customers } from './customers.ts'
import type { Dealership } from './dealership.ts'
import type { DeskWork } from './desk.ts'
import type { Ledger } from './ledger.ts'
import { A_DAY, type Customer, customer, type Way, waysOf } from './town.ts'

const HOUR_MS = 3_600_000

export interface Act {
  at: number
  run(): Promise<unknown>
  /** Does it once more where a kill left it without an answer; without it, it is done under no kill. */
  again?(): Promise<unknown>
  /** Everything is killed then, amid the acts that come next. */
  isKill?: true
}

interface Day {
  day: number
  /** Its midnight. */
  at: number
  random: () => number
  customers: Customers
  desk: DeskWork
  place: Dealership
  ledger: Ledger
  /** Plans what follows from an act. */
  plan: (act: Act) => void
}

const QUESTIONS = ['Is it still available?', 'What is the mileage on it?', 'Can I come tomorrow?', 'Do you deliver?']
const ENOUGH = ['STOP', 'Stop', 'please leave me alone']
/** Another's message, form, or mail may come twice; a call, a file, and a person's click do not. */
const COMES_AGAIN = new Set(['sms', 'whatsapp', 'adf', 'form', 'page'])

/** What a day brings, before anything follows from it. */
export function planDay(one: Day): Act[] {
  const { day, at, random, desk, place } = one
  const hour = (hours: number) => at + hours * HOUR_MS
  const rounds = Array.from({ length: 11 }, (_, n) => ({ at: hour(9 + n), run: desk.round }))
  const acts: Act[] = [{ at: hour(5), run: () => place.sendFeed(at) }, ...rounds]
  if (day % 7 === 3) acts.push({ at: hour(10.5), run: () => desk.campaign(`Week ${Math.ceil(day / 7)}`) })
  // Two of three come by day; a call is taken while the dealership is open, Sundays too.
  const time = (way: Way) =>
    way === 'taken' ? 11.5 + random() * 5 : random() < 0.66 ? 9.5 + random() * 10 : random() * 24
  for (const [n, way] of waysOf(random).entries()) acts.push(lead(one, customer(day * A_DAY + n, way), hour(time(way))))
  return acts
}

function lead(one: Day, who: Customer, at: number): Act {
  const { customers, desk, ledger, random, plan } = one
  const later = (hours: number) => at + hours * HOUR_MS
  const writes = (at: number, body: string): Act => ({
    at,
    run: async () => ledger.stops.has(who.phone) || customers.write(who, body),
    again: () => writeUnlessHeard(one, who, body),
  })
  const follow = () => {
    if (random() < 0.5) plan(writes(later(0.2 + random() * 20), pick(QUESTIONS, random)))
    if (random() < 0.2) plan(writes(later(20 + random() * 60), pick(QUESTIONS, random)))
    if (random() < 0.12) plan({ at: later(1 + random() * 40), run: () => customers.stop(who, pick(ENOUGH, random)) })
    if (random() < 0.2) plan({ at: later(1 + random() * 12), run: () => book(one, who) })
    if (random() < 0.1) plan({ at: later(1 + random() * 6), run: () => desk.tradeIn(who) })
    if (random() < 0.1) plan({ at: later(1 + random() * 6), run: () => desk.remind(who) })
  }
  return {
    at,
    run: () => {
      follow()
      return customers.come(who)
    },
    ...(COMES_AGAIN.has(who.way) && { again: () => comeUnlessHeard(one, who) }),
  }
}

async function book({ desk, plan }: Day, who: Customer) {
  const made = await desk.book(who)
  if (made) plan({ at: made.at + HOUR_MS, run: () => desk.settle(made.id) })
}

/** Twilio keeps what it has taken from a customer, and brings it once more when it is asked. */
const isHeard = async ({ place }: Day, { phone }: Customer, body?: string) =>
  (await textsAt(place.url)).some(
    (text) => text.direction === 'inbound' && text.from.endsWith(phone) && (body === undefined || text.body === body),
  )
const writeUnlessHeard = async (one: Day, who: Customer, body: string) =>
  (await isHeard(one, who, body)) || one.customers.write(who, body)
const comeUnlessHeard = async (one: Day, who: Customer) => (await isHeard(one, who)) || one.customers.comeAgain(who)

const pick = (words: string[], random: () => number) => words[Math.floor(random() * words.length)] ?? ''
