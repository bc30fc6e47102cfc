import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { type Step, Turn, type TurnItem } from '../../../functions/core/assistant/turns/entity.ts'
import { AiUsage } from '../../../functions/core/assistant/usage/entity.ts'
import type { MessageItem } from '../../../functions/core/messaging/messages/entity.ts'
import { monthIn } from '../../../functions/core/people/organizations/local-dates.ts'
import type { Kept } from './past-customer.ts'

const KEPT_SECONDS = 730 * 86_400
const SECOND_MS = 1000

/** The assistant's turns in a thread: each of its answers is one. */
export function turnsOf(one: Kept, messages: readonly MessageItem[]): TurnItem[] {
  return messages.flatMap((answer, i) => {
    const asked = messages[i - 1]
    if (answer.by !== 'assistant' || !asked) return []
    const { org, conversation, contact, channel, sent_at } = answer
    const at = Date.parse(sent_at)
    const waited = at - Date.parse(asked.sent_at)
    return [
      {
        ...{ org, id: asked.id, contact, conversation, channel, status: 'done', outcome: 'answered' },
        ...{ held_until: at, started_at: new Date(at - 3 * SECOND_MS).toISOString(), ms: 2600, answered_ms: waited },
        ...{ model: 'gpt-6-luna', tokens: 5200, cost_micros: 1400 + 10 * answer.body.length },
        ...{ question: asked.body, body: answer.body, sources: answer.sources, steps: stepsOf(one, asked, answer) },
        ttl: Math.floor(at / SECOND_MS) + KEPT_SECONDS,
      },
    ]
  })
}

function stepsOf({ vehicle }: Kept, asked: MessageItem, answer: MessageItem): Step[] {
  const looked = answer.sources && vehicle ? 'search_vehicles' : 'get_dealership'
  const found = looked === 'search_vehicles' ? { found: 1, vehicles: [vehicle] } : { name: 'Mariposa Motors' }
  return [
    { kind: 'called', name: looked, text: JSON.stringify(answer.sources ? { text: asked.body } : {}) },
    { kind: 'result', name: looked, text: JSON.stringify(found) },
    { kind: 'called', name: 'reply', text: JSON.stringify({ sentences: [[{ said: answer.body }]] }) },
  ]
}

/** Puts of turns, with what they cost by month. */
export function turnPuts(org: string, turns: readonly TurnItem[], timezone: string) {
  const byMonth = Map.groupBy(turns, ({ started_at }) => monthIn(timezone, new Date(started_at)))
  return [
    ...turns.map((turn) => Turn.build(BatchPutRequest).item(turn)),
    ...[...byMonth].map(([month, all]) =>
      AiUsage.build(BatchPutRequest).item({
        ...{ org, month, requests: 2 * all.length },
        tokens: all.reduce((sum, { tokens }) => sum + tokens, 0),
        cost_micros: all.reduce((sum, { cost_micros = 0 }) => sum + cost_micros, 0),
      }),
    ),
  ]
}
