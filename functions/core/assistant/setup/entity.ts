import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { any } from 'dynamodb-toolbox/schema/any'
import { boolean } from 'dynamodb-toolbox/schema/boolean'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { map } from 'dynamodb-toolbox/schema/map'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { ASSISTANT_MODES, ASSISTANT_PROBLEMS } from '#contract/assistant/assistant-facts.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'
import type { OwnWordings } from '../replies/write-phrase.ts'

/** How a dealership has its assistant. Absent fields have defaults (rules.ts). */
export const Assistant = new Entity({
  ...entityDefaults,
  name: 'assistant',
  schema: item({
    org: string().key(),
    version: number(),
    mode: string()
      .enum(...ASSISTANT_MODES)
      .default('off'),
    minutes: number().optional(),
    drafts_otherwise: boolean().optional(),
    languages: list(string().enum('en', 'es')).optional(),
    greeting: string().default(''),
    instructions: string().default(''),
    never: string().default(''),
    answers: list(map({ id: string(), question: string(), answer: string(), turn: string().optional() })).default([]),
    /** Phrases that it has reworded, by their ids. */
    phrases: any().castAs<OwnWordings>().optional(),
    sleep_minutes: number().optional(),
    resumes_next_day: boolean().optional(),
    /** What its vendor refused for good; a change of the AI's settings ends it. */
    problem: string()
      .enum(...ASSISTANT_PROBLEMS)
      .optional(),
    problem_at: string().optional(),
  }),
  computeKey: ({ org }) => ({ pk: `O#${org}#AI`, sk: 'ASSISTANT' }),
})
export type AssistantItem = FormattedItem<typeof Assistant>
