import type { assistant } from '#contract/assistant/assistant.ts'
import type { Input } from '#contract/route.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { newId } from '../../platform/table/ids.ts'
import { findAssistant } from './door.ts'
import { getAssistant } from './get-assistant.ts'
import { putAssistant } from './store.ts'

/** Changes the fields that are given; the rest stays as it is. */
export async function updateAssistant(ctx: Ctx, { answers, ...fields }: Input<typeof assistant.update>['body']) {
  const change = {
    ...fields,
    ...(answers && { answers: answers.map((one) => ({ ...one, id: one.id ?? newId(ctx.now) })) }),
  }
  await retryOnConflict(async () => putAssistant(await findAssistant(ctx.org), change))
  const words = { fields: Object.keys(change).join(', ') }
  if (words.fields) await recordAct(ctx, { action: 'assistant_changed', about: 'assistant', words })
  return getAssistant(ctx)
}
