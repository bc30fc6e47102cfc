import { TESTS_MAX } from '#contract/assistant/tests.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { newId } from '../../platform/table/ids.ts'
import { putWithin } from '../../platform/table/put-within.ts'
import { readAssistant } from '../setup/read-assistant.ts'
import type { TestItem, TestMessage } from './entity.ts'
import { presentTest, setupMark } from './present-test.ts'
import { deleteTest, listOf, putTest } from './store.ts'

interface Input {
  name: string
  messages: TestMessage[]
  expected?: string
}

/** Saves a conversation, to be played again. */
export async function createTest({ org, now }: Ctx, { name, messages, expected }: Input) {
  const test: TestItem = {
    ...{ org, id: newId(now), name, messages, created_at: now.toISOString() },
    ...(expected && { expected }),
  }
  const isPut = await putWithin({
    most: TESTS_MAX,
    count: async () => (await listOf(org)).length,
    put: () => putTest(test),
    remove: () => deleteTest(org, test.id),
  })
  if (!isPut) throw new AppError('too_many_assistant_tests', { most: TESTS_MAX })
  return { test: presentTest(test, setupMark(await readAssistant(org))) }
}
