import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { readAssistant } from '../setup/read-assistant.ts'
import { playConversation } from '../turns/try-conversation.ts'
import { refusedBy } from '../writing/refused-by.ts'
import type { TestItem } from './entity.ts'
import { presentTest, setupMark } from './present-test.ts'
import { differs } from './rules.ts'
import { findTest, replaceTest } from './store.ts'

/** Plays a saved conversation again, and keeps the reply beside the one before; throws where no model could be asked. */
export async function runTest(ctx: Ctx, { id }: { id: string }) {
  const { org, now } = ctx
  const [test, desk] = await Promise.all([findTest(org, id), readAssistant(org)])
  if (!test) throw notFound()
  // The test's own id words the same phrases alike each time.
  const { reply, handed_over, failed } = await playConversation(ctx, { desk, id, messages: test.messages })
  if (failed) throw refusedBy(desk, failed)
  const setup = setupMark(desk)
  const result = { reply, handed_over, ran_at: now.toISOString(), setup }
  const ran: TestItem = { ...test, result, before: test.result }
  if (!(await replaceTest(ran))) throw notFound()
  return { reply, differs: differs(ran), test: presentTest(ran, setup) }
}
