import { enqueue } from '../../platform/aws/queues.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { getWebhook } from './get-webhook.ts'
import { presentDelivery } from './present-webhook.ts'
import { begunAnew } from './rules.ts'
import { findDelivery, replaceDelivery } from './store.ts'

/** Sends a delivery once more, whatever became of it, under the same ids. */
export async function resendDelivery(ctx: Ctx, { id, deliveryId }: { id: string; deliveryId: string }) {
  const { org, now } = ctx
  const webhook = await getWebhook(ctx, id)
  if (!webhook.is_active) throw new AppError('webhook_off')
  const delivery = await retryOnConflict(async () => {
    const seen = await findDelivery(org, id, deliveryId)
    if (!seen) throw notFound()
    const after = begunAnew(seen, now)
    return (await replaceDelivery(seen, after)) && after
  })
  await enqueue('deliver-webhooks', { org, webhook: id, delivery: deliveryId, due: now.toISOString() })
  return { delivery: presentDelivery(delivery) }
}
