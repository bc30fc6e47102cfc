import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { any } from 'dynamodb-toolbox/schema/any'
import { boolean } from 'dynamodb-toolbox/schema/boolean'
import { item } from 'dynamodb-toolbox/schema/item'
import { map } from 'dynamodb-toolbox/schema/map'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { TURN_OUTCOMES } from '#contract/assistant/assistant-facts.ts'
import { ALL_CHANNELS } from '#contract/customers/channels/channels.ts'
import type { AiSource } from '#contract/messaging/ai-source.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** What the model was given or gave: `kind` is asked, said, called, result, breach. */
export interface Step {
  kind: 'asked' | 'said' | 'called' | 'result' | 'breach'
  name: string | null
  text: string
}

/** What the assistant did about one burst of a customer's messages. Its id is that of the newest: there is one for each. */
export const Turn = new Entity({
  ...entityDefaults,
  name: 'assistant-turn',
  schema: item({
    org: string().key(),
    id: string().key(),
    contact: string(),
    conversation: string(),
    channel: string().enum(...ALL_CHANNELS),
    status: string().enum('running', 'done'),
    /** In epoch milliseconds: a worker that gave no sign by then is gone. */
    held_until: number(),
    outcome: string()
      .enum(...TURN_OUTCOMES)
      .optional(),
    reason: string().optional(),
    model: string().optional(),
    /** Millionths of a dollar; absent if the model's price is unknown. */
    cost_micros: number().optional(),
    tokens: number().default(0),
    started_at: string(),
    ms: number().default(0),
    /** From the customer's message until the answer was sent. */
    answered_ms: number().optional(),
    booked: number().optional(),
    /** What the customer wrote, without what no vendor may see. */
    question: string().optional(),
    body: string().optional(),
    /** The answer says that something is not known. */
    is_unknown: boolean().optional(),
    sources: any().castAs<AiSource[]>().optional(),
    steps: any().castAs<Step[]>().optional(),
    feedback: map({ verdict: string(), note: string(), by: string() }).optional(),
    ttl: number(),
  }),
  computeKey: ({ org, id }) => ({ pk: turnsOf(org), sk: id }),
})
export const turnsOf = (org: string) => `O#${org}#AITURNS`
export type TurnItem = FormattedItem<typeof Turn>
