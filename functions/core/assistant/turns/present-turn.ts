import type { Turn } from '#contract/assistant/assistant.ts'
import { displayName } from '../../customers/contacts/display-name.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { dollarsOf } from '../usage/cost-of.ts'
import type { TurnItem } from './entity.ts'
import { isGap } from './whether-gap.ts'

/** An ended turn as managers see it; the cost in dollars. A deleted contact is named no more. */
export const presentTurn = (turn: TurnItem, contact: ContactItem | undefined): Turn => ({
  id: turn.id,
  contact: contact ? { id: contact.id, name: displayName(contact) } : null,
  outcome: turn.outcome ?? 'failed',
  reason: turn.reason ?? null,
  question: (contact && turn.question) ?? null,
  answer: (contact && turn.body) ?? null,
  is_gap: isGap(turn),
  model: turn.model ?? null,
  cost: turn.cost_micros === undefined ? null : dollarsOf(turn.cost_micros),
  tokens: turn.tokens,
  started_at: turn.started_at,
  ms: turn.ms,
  sources: turn.sources ?? [],
  feedback: turn.feedback ?? null,
})
