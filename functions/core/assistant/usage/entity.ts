import { item } from 'dynamodb-toolbox/schema/item'
import { map } from 'dynamodb-toolbox/schema/map'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** A dealership's use of AI in a month of its calendar (`2026-11`). */
export const AiUsage = new Entity({
  ...entityDefaults,
  name: 'ai-usage',
  schema: item({
    org: string().key(),
    month: string().key(),
    tokens: number().default(0),
    /** Millionths of a dollar. */
    cost_micros: number().default(0),
    requests: number().default(0),
    /** The month's limit, in dollars, under which the last call found no room. */
    refused_under: number().optional(),
  }),
  computeKey: ({ org, month }) => ({ pk: aiOf(org), sk: usageOf(month) }),
})
export const aiOf = (org: string) => `O#${org}#AI`
export const usageOf = (month: string) => `USAGE#${month}`

/** One call of a model. */
export const AiCall = new Entity({
  ...entityDefaults,
  name: 'ai-call',
  schema: item({
    org: string().key(),
    id: string().key(),
    turn: string(),
    provider: string(),
    model: string(),
    at: string(),
    usage: map({ input: number(), cached: number(), written: number(), output: number() }).optional(),
    /** Absent if the model's price is unknown. */
    cost_micros: number().optional(),
    request_id: string().optional(),
    /** Why the model stopped, or how the call failed. */
    outcome: string(),
    ttl: number(),
  }),
  computeKey: ({ org, id }) => ({ pk: `O#${org}#AICALLS`, sk: id }),
})

/** The highest alert, in dollars, that a month's cost has reached, and the time of the change that reached it. */
export const CostAlert = new Entity({
  ...entityDefaults,
  name: 'ai-cost-alert',
  schema: item({ org: string().key(), month: string().key(), at: string(), dollars: number() }),
  computeKey: ({ org, month }) => ({ pk: aiOf(org), sk: `ALERT#${month}` }),
})
