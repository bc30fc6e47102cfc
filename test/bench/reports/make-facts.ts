import type { FactItem } from '../../../functions/core/reports/facts/entity.ts'
import { newFact } from '../../../functions/core/reports/facts/rules.ts'

const HOUR_MS = 3_600_000
const SOURCES = ['message', 'vehicle_page', 'form', 'adf', 'missed_call', 'ad'] as const
const OPENS = 15
const CLOSES = 25
const MINUTE_SECONDS = 60

/** A busy day of a dealership in Chicago: conversations from seven to ten at night, each answered twice. */
export function makeFacts(
  org: string,
  day: string,
  { conversations, people }: Record<'conversations' | 'people', number>,
) {
  const midnight = Date.parse(`${day}T06:00:00Z`)
  const facts: FactItem[] = []
  for (let n = 0; n < conversations; n++) {
    const of = `${day} ${n}`
    const asked = midnight + (7 + 15 * Math.random()) * HOUR_MS
    const channel = Math.random() < 0.7 ? 'sms' : 'whatsapp'
    const agent = Math.random() < 0.1 ? 'assistant' : personOf(Math.floor(Math.random() * people))
    const contact = of
    const since = new Date(asked).toISOString()
    facts.push(newFact(org, 'opened', since, of, { channel, contact }))
    for (const extra of ['first', 'reply']) {
      const seconds = waitSeconds()
      const at = new Date(asked + seconds * 1000).toISOString()
      const told = { agent, channel, contact, units: 1, extra, since }
      facts.push(newFact(org, 'sent', at, `${of} ${extra}`, { ...told, seconds, working: workingOf(asked, seconds) }))
    }
    if (Math.random() < 0.1) {
      const told = { agent, contact, channel: 'call', extra: Math.random() < 0.7 ? 'answered' : 'missed' }
      facts.push(newFact(org, 'call', since, of, { ...told, seconds: waitSeconds() }))
    }
    if (Math.random() < 0.3) facts.push(...leadFacts(org, { agent, contact, since }))
  }
  return facts
}

function leadFacts(org: string, { agent, contact, since }: { agent: string; contact: string; since: string }) {
  const extra = SOURCES[Math.floor(Math.random() * SOURCES.length)] ?? 'message'
  const told = { agent, extra, contact, since }
  const facts = [newFact(org, 'lead', since, contact, told), newFact(org, 'contacted', since, contact, told)]
  if (Math.random() < 0.5) {
    const vehicle = `vehicle ${Math.floor(Math.random() * 300)}`
    facts.push(newFact(org, 'asked', since, `${contact} ${vehicle}`, { contact, extra: vehicle }))
  }
  if (Math.random() < 0.3) facts.push(newFact(org, 'appointment', since, contact, told))
  if (Math.random() < 0.2) facts.push(newFact(org, 'sold', since, contact, told))
  return facts
}

export const personOf = (n: number) => `01KBENCH0000000000000000${String(n).padStart(2, '0')}`

/** Half within eight minutes, one in ten longer than an hour. */
function waitSeconds(): number {
  const normal = Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random())
  return Math.round(8 * MINUTE_SECONDS * Math.exp(1.5 * normal))
}

/** Open from nine to seven: what comes later waits from the next opening on. */
function workingOf(asked: number, seconds: number): number {
  const hour = new Date(asked).getUTCHours() + (new Date(asked).getUTCHours() < 6 ? 24 : 0)
  return hour >= OPENS && hour < CLOSES ? seconds : Math.min(seconds, Math.round(Math.random() * 20 * MINUTE_SECONDS))
}
