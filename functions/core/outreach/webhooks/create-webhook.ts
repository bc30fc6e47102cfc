import { randomBytes } from 'node:crypto'
import { MOST_WEBHOOKS, type WebhookEvent } from '#contract/outreach/webhook-facts.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import { encryptSecret } from '../../platform/aws/secrets.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { newId } from '../../platform/table/ids.ts'
import { putWithin } from '../../platform/table/put-within.ts'
import { checkUrl } from './check-url.ts'
import { listWebhooksOf } from './door.ts'
import { SECRET_FIELD } from './entity.ts'
import { presentWebhook } from './present-webhook.ts'
import { deleteWebhook, putWebhook } from './store.ts'

/** Adds an address. Its secret is returned here and nowhere else. */
export async function createWebhook(ctx: Ctx, { url, events }: { url: string; events: WebhookEvent[] }) {
  const { org, now } = ctx
  checkUrl(url)
  const secret = `whsec_${randomBytes(24).toString('base64url')}`
  const webhook = {
    org,
    id: newId(now),
    version: 1,
    url,
    events: [...new Set(events)],
    is_active: true,
    sees_all_by: ctx.caller.id,
    secret: await encryptSecret(org, SECRET_FIELD, secret),
    created_at: now.toISOString(),
  }
  const isPut = await putWithin({
    most: MOST_WEBHOOKS,
    count: async () => (await listWebhooksOf(org, { consistent: true })).length,
    put: () => putWebhook(webhook),
    remove: () => deleteWebhook(webhook),
  })
  if (!isPut) throw new AppError('too_many_webhooks', { most: MOST_WEBHOOKS })
  await recordAct(ctx, { action: 'webhook_added', about: webhook.id, words: { url } })
  return { ...presentWebhook(webhook), secret }
}
