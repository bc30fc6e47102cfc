import { item } from 'dynamodb-toolbox/schema/item'
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
  }),
  computeKey: ({ org, month }) => ({ pk: `O#${org}#AI`, sk: `USAGE#${month}` }),
})

/** The highest alert, in dollars, that a month's cost has reached, and the time of the change that reached it. */
export const CostAlert = new Entity({
  ...entityDefaults,
  name: 'ai-cost-alert',
  schema: item({ org: string().key(), month: string().key(), at: string(), dollars: number() }),
  computeKey: ({ org, month }) => ({ pk: `O#${org}#AI`, sk: `ALERT#${month}` }),
})
