import type { Ctx } from '../../platform/ctx.ts'
import { readAssistant } from '../setup/read-assistant.ts'
import { presentTest, setupMark } from './present-test.ts'
import { listOf } from './store.ts'

/** The dealership's saved conversations, oldest first, with what came of their last runs. */
export async function listTests({ org }: Ctx) {
  const [tests, desk] = await Promise.all([listOf(org), readAssistant(org)])
  const setup = setupMark(desk)
  return { data: tests.map((test) => presentTest(test, setup)) }
}
