import * as z from 'zod/mini'
import { Flag, Id, MaybeText, Moment, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { asks, reads, writes } from './writing.ts'

const managed = { access: 'manager', right: 'settings' } as const

/** A made-up conversation, oldest first. */
export const Conversation = z
  .array(z.object({ from: z.enum(['customer', 'assistant']), body: z.string().check(z.maxLength(4000)) }))
  .check(z.minLength(1), z.maxLength(40))

/** At most, of a dealership. */
export const TESTS_MAX = 50
export const TEST_NAME_MAX = 100

const Result = z.object({
  reply: MaybeText,
  handed_over: z.nullable(z.object({ reason: Text })),
  ran_at: Moment,
})
const Test = z.object({
  id: Text,
  name: Text,
  messages: z.array(z.object({ from: z.enum(['customer', 'assistant']), body: Text })),
  /** What it should say; the first reply is compared with it. */
  expected: MaybeText,
  created_at: Moment,
  /** Of the newest run; null before the first. */
  result: z.nullable(Result),
  /** Of the run before. */
  before: z.nullable(Result),
  /** The newest reply says, or does, something else than the one before it. */
  differs: Flag,
  /** It ran with the setup as it is now. */
  is_current: Flag,
})
export type Test = z.infer<typeof Test>

/** Conversations that are played again after a change of the setup. */
export const tests = {
  tests: route({
    method: 'GET',
    path: '/api/assistant/tests',
    ...managed,
    uses: reads,
    output: z.object({ data: z.array(Test) }),
  }),
  createTest: route({
    method: 'POST',
    path: '/api/assistant/tests',
    ...managed,
    uses: writes,
    bodyBytes: 256 * 1024,
    body: z.object({
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(TEST_NAME_MAX)),
      messages: Conversation,
      expected: z.optional(z.string().check(z.trim(), z.maxLength(2000))),
    }),
    output: z.object({ test: Test }),
  }),
  /** Plays it with the setup and the inventory as they are; nothing is sent or booked. */
  runTest: route({
    method: 'POST',
    path: '/api/assistant/tests/{id}/run',
    ...managed,
    uses: asks,
    params: z.object({ id: Id }),
    output: z.object({ reply: MaybeText, differs: Flag, test: Test }),
  }),
  removeTest: route({
    method: 'DELETE',
    path: '/api/assistant/tests/{id}',
    ...managed,
    uses: writes,
    params: z.object({ id: Id }),
    output: z.undefined(),
    answers: 'empty',
  }),
}
