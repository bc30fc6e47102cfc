import type { AssistantMode } from '#contract/assistant/assistant-facts.ts'
import { setAnswering } from '../../customers/contacts/door.ts'
import { getVisibleContact } from '../../customers/contacts/get-contact.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { readFuture } from '../../platform/read-future.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { readAssistant } from '../setup/read-assistant.ts'
import { assistantOf } from './assistant-of.ts'

interface Input {
  contactId: string
  /** null: as the dealership has it. */
  mode: AssistantMode | null
  until?: string | null
}

/** Sets who answers a contact; this also wakes an assistant that kept silent. */
export async function updateContactMode(ctx: Ctx, { contactId, mode, until }: Input) {
  const mode_until = mode && until ? readFuture(until, ctx.now, 'until') : undefined
  const own = { ...(mode && { mode }), ...(mode_until && { mode_until }), changed_at: ctx.now.toISOString() }
  await retryOnConflict(async () => setAnswering(await getVisibleContact(ctx, contactId), own))
  return { assistant: assistantOf(await readAssistant(ctx.org), own, ctx.now) }
}
