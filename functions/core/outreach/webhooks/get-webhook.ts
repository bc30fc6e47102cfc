import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import type { WebhookItem } from './entity.ts'
import { findWebhook } from './store.ts'

/** An address of the dealership; throws `not_found`. */
export async function getWebhook({ org }: Ctx, id: string): Promise<WebhookItem> {
  const webhook = await findWebhook(org, id)
  if (!webhook) throw notFound()
  return webhook
}
