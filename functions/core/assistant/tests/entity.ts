import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { any } from 'dynamodb-toolbox/schema/any'
import { item } from 'dynamodb-toolbox/schema/item'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** What came of a run, and the setup that it ran with. */
export interface TestResult {
  reply: string | null
  handed_over: { reason: string } | null
  ran_at: string
  setup: string
}
export interface TestMessage {
  from: 'customer' | 'assistant'
  body: string
}

/** A conversation that is played again after a change of the setup. */
export const AssistantTest = new Entity({
  ...entityDefaults,
  name: 'assistant-test',
  schema: item({
    org: string().key(),
    id: string().key(),
    name: string(),
    messages: any().castAs<TestMessage[]>(),
    expected: string().optional(),
    created_at: string(),
    result: any().castAs<TestResult>().optional(),
    /** Of the run before. */
    before: any().castAs<TestResult>().optional(),
  }),
  computeKey: ({ org, id }) => ({ pk: testsOf(org), sk: id }),
})
export const testsOf = (org: string) => `O#${org}#AITESTS`
export type TestItem = FormattedItem<typeof AssistantTest>
