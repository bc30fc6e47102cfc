import type { assistant } from '#contract/assistant/assistant.ts'
import type { Input } from '#contract/route.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { newId } from '../../platform/table/ids.ts'
import { updatePrices } from '../../stock/prices/update-prices.ts'
import { findAssistant } from './door.ts'
import { getAssistant } from './get-assistant.ts'
import { putAssistant } from './store.ts'

/** Changes the fields that are given; the rest stays as it is. What it says of prices, the dealership says everywhere. */
export async function updateAssistant(
  ctx: Ctx,
  { answers, prices_are_total, total_price_only, ...fields }: Input<typeof assistant.update>['body'],
) {
  const prices = {
    ...(prices_are_total !== undefined && { prices_are_total }),
    ...(total_price_only !== undefined && { total_price_only }),
  }
  if (Object.keys(prices).length > 0) await updatePrices(ctx, prices)
  const change = {
    ...fields,
    ...(answers && { answers: answers.map((one) => ({ ...one, id: one.id ?? newId(ctx.now) })) }),
  }
  await retryOnConflict(async () => putAssistant(await findAssistant(ctx.org), change))
  const words = { fields: Object.keys(change).join(', ') }
  if (words.fields) await recordAct(ctx, { action: 'assistant_changed', about: 'assistant', words })
  return getAssistant(ctx)
}
