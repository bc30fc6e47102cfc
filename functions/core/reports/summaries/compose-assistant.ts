import { OUTCOME_LABELS, TURN_OUTCOMES } from '#contract/assistant/assistant-facts.ts'
import { getFigures } from '../../assistant/turns/get-figures.ts'
import { listCosts } from '../../assistant/usage/door.ts'
import { dayAfter, startOfDay } from '../../people/organizations/local-dates.ts'
import { monthOf } from '../days/day-bounds.ts'
import { ASSISTANT } from '../facts/thread-facts.ts'
import { isReply, totalOf } from './chosen-cells.ts'
import type { Built, Scope } from './report-built.ts'

/** What the assistant itself counts, between the same days. */
const figuresOfAssistant = ({ ctx, from, to, timezone }: Scope) =>
  getFigures(ctx, {
    from: new Date(startOfDay(from, timezone)).toISOString(),
    to: new Date(Math.min(startOfDay(dayAfter(to), timezone), ctx.now.getTime())).toISOString(),
  })

/** What the assistant did and cost. */
export async function composeAssistant(scope: Scope): Promise<Built> {
  const { ctx, from, to } = scope
  const [figures, costs] = await Promise.all([
    figuresOfAssistant(scope),
    listCosts(ctx.org, monthOf(from), monthOf(to)),
  ])
  return {
    figures: {
      turns: figures.turns,
      ai_conversations: figures.conversations,
      answered_alone: figures.answered_alone,
      guard_stops: figures.guard_stops,
      ai_booked: figures.appointments,
      // As the report of costs has it: drafts and transcripts are the AI's too.
      cost_ai_months: [...costs.values()].reduce((sum, dollars) => sum + dollars, 0),
    },
    series: [
      {
        name: 'answers',
        spanValue: (cells) => totalOf([cells], { kind: 'sent', agent: ASSISTANT, when: isReply }).n,
      },
    ],
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
