import type { Turn } from '#contract/assistant/assistant.ts'
import { MICROS } from '../usage/rules.ts'
import type { TurnItem } from './entity.ts'

/** An ended turn as managers see it; the cost in dollars. */
export const presentTurn = (turn: TurnItem): Turn => ({
  id: turn.id,
  contact: { id: turn.contact, name: turn.contact_name },
  outcome: turn.outcome ?? 'failed',
  reason: turn.reason ?? null,
  model: turn.model ?? null,
  cost: turn.cost_micros === undefined ? null : turn.cost_micros / MICROS,
  tokens: turn.tokens,
  started_at: turn.started_at,
  ms: turn.ms,
  sources: turn.sources ?? [],
  feedback: turn.feedback ?? null,
})
