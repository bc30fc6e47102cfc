import * as z from 'zod/mini'
import { Count } from '#contract/fields.ts'
import { TURN_OUTCOMES } from './assistant-facts.ts'

/** What the assistant did in a range of days. */
export const Figures = z.object({
  turns: Count,
  outcomes: z.object(
    Object.fromEntries(TURN_OUTCOMES.map((one) => [one, Count])) as Record<
      (typeof TURN_OUTCOMES)[number],
      typeof Count
    >,
  ),
  conversations: Count,
  /** Shares and minutes; null where there is nothing to measure. */
  answered_alone: z.nullable(z.number()),
  first_answer_minutes: z.nullable(z.number()),
  appointments: Count,
  guard_stops: Count,
  /** Customers left to people, how many of them a person answered in time, and how many nobody is told of any more. */
  handed_over: Count,
  answered_in_time: Count,
  lost: Count,
  cost: z.number(),
  cost_per_conversation: z.nullable(z.number()),
  cost_per_appointment: z.nullable(z.number()),
})
