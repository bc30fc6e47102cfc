import type { WebhookEvent } from '#contract/outreach/webhook-facts.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { checkUrl } from './check-url.ts'
import type { WebhookItem } from './entity.ts'
import { getWebhook } from './get-webhook.ts'
import { presentWebhook } from './present-webhook.ts'
import { deleteWebhook, replaceWebhook } from './store.ts'

const CLEAN = { failing_since: undefined, silent_times: undefined, silent_until: undefined }

interface Input {
  id: string
  url?: string
  events?: WebhookEvent[]
  is_active?: boolean
}

/** Changes an address, or switches it; one that is switched on again, or moved, begins with a clean record. */
export async function updateWebhook(ctx: Ctx, { id, url, events, is_active }: Input) {
  if (url !== undefined) checkUrl(url)
  const after = await retryOnConflict(async () => {
    const seen = await getWebhook(ctx, id)
    const isSwitched = is_active !== undefined && is_active !== seen.is_active
    const sees_all_by = is_active ? ctx.caller.id : seen.sees_all_by
    const isMoved = url !== undefined && url !== seen.url
    const change: Partial<WebhookItem> = {
      ...(isMoved && { url, ...CLEAN }),
      ...(events && { events: [...new Set(events)] }),
      ...(isSwitched && { is_active, off_because: is_active ? undefined : 'person', sees_all_by, ...CLEAN }),
    }
    return (await replaceWebhook(seen, change)) && { ...seen, ...change }
  })
  await recordAct(ctx, { action: 'webhook_changed', about: id, words: { url: after.url } })
  return presentWebhook(after)
}

/** Removes an address and what waits for it. */
export async function removeWebhook(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const webhook = await getWebhook(ctx, id)
  await deleteWebhook(webhook)
  await recordAct(ctx, { action: 'webhook_removed', about: id, words: { url: webhook.url } })
}
