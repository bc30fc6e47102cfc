import { TURN_OUTCOMES, type TurnOutcome } from '#contract/assistant/assistant-facts.ts'
import { dollarsOf } from '../usage/cost-of.ts'
import type { TurnItem } from './entity.ts'

/** Sums of ended turns; shares and minutes are null where there is nothing to measure. */
export function figuresOf(turns: readonly TurnItem[]) {
  const count = (outcome: TurnOutcome) => turns.filter((one) => one.outcome === outcome).length
  const conversations = new Set(turns.map(({ conversation }) => conversation))
  const toPeople = new Set(
    turns.filter(({ outcome }) => outcome !== 'answered' && outcome !== 'dropped').map((one) => one.conversation),
  )
  const waits = turns.flatMap(({ answered_ms }) => answered_ms ?? []).toSorted((a, b) => a - b)
  const median = waits[Math.floor(waits.length / 2)]
  const appointments = turns.reduce((sum, { booked = 0 }) => sum + booked, 0)
  const cost = dollarsOf(turns.reduce((sum, { cost_micros = 0 }) => sum + cost_micros, 0))
  const of = (parts: number) => (parts === 0 ? null : cost / parts)
  return {
    turns: turns.length,
    outcomes: Object.fromEntries(TURN_OUTCOMES.map((one) => [one, count(one)])) as Record<TurnOutcome, number>,
    conversations: conversations.size,
    answered_alone: conversations.size === 0 ? null : 1 - toPeople.size / conversations.size,
    first_answer_minutes: median === undefined ? null : median / 60_000,
    appointments,
    guard_stops: count('stopped'),
    cost,
    cost_per_conversation: of(conversations.size),
    cost_per_appointment: of(appointments),
  }
}
