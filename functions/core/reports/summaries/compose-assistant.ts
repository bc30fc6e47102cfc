import { OUTCOME_LABELS, TURN_OUTCOMES } from '#contract/assistant/assistant-facts.ts'
import { getFigures } from '../../assistant/turns/get-figures.ts'
import { dayAfter, startOfDay } from '../../people/organizations/local-dates.ts'
import type { Built, Scope } from './report-built.ts'

/** What the assistant itself counts, between the same days. */
const figuresOfAssistant = ({ ctx, from, to, timezone }: Scope) =>
  getFigures(ctx, {
    from: new Date(startOfDay(from, timezone)).toISOString(),
    to: new Date(Math.min(startOfDay(dayAfter(to), timezone), ctx.now.getTime())).toISOString(),
  })

/** What the assistant did and cost. */
export async function composeAssistant(scope: Scope): Promise<Built> {
  const figures = await figuresOfAssistant(scope)
  return {
    figures: {
      turns: figures.turns,
      ai_conversations: figures.conversations,
      answered_alone: figures.answered_alone,
      guard_stops: figures.guard_stops,
      ai_booked: figures.appointments,
      cost_ai: figures.cost,
    },
    tables: [
      {
        name: 'outcomes',
        columns: ['turns'],
        rows: TURN_OUTCOMES.map((id) => ({
          id,
          label: OUTCOME_LABELS[id][scope.language],
          values: [figures.outcomes[id]],
        })),
      },
    ],
  }
}
