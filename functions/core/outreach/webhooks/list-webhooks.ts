import type { Ctx } from '../../platform/ctx.ts'
import { openCursor, sealCursor } from '../../platform/cursor.ts'
import { listWebhooksOf } from './door.ts'
import { getWebhook } from './get-webhook.ts'
import { presentDelivery, presentWebhook } from './present-webhook.ts'
import { listDeliveriesOf } from './store.ts'

export async function listWebhooks({ org }: Ctx) {
  return { data: (await listWebhooksOf(org, { consistent: true })).map(presentWebhook) }
}

/** A page of what was sent to an address, newest first. */
export async function listDeliveries(ctx: Ctx, { id, cursor }: { id: string; cursor?: string }) {
  await getWebhook(ctx, id)
  const list = `deliveries ${id}`
  const before = cursor === undefined ? undefined : openCursor(ctx, list, cursor)
  const { deliveries, place } = await listDeliveriesOf(ctx.org, id, before)
  return { data: deliveries.map(presentDelivery), cursor: place ? sealCursor(ctx, list, place) : null }
}
