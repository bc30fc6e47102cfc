import type { Delivery, Webhook } from '#contract/outreach/webhooks-out.ts'
import type { DeliveryItem, WebhookItem } from './entity.ts'

/** An address as managers see it: its secret never. */
export function presentWebhook(webhook: WebhookItem): Webhook {
  const { id, url, events, is_active, off_because = null, failing_since = null, created_at } = webhook
  return { id, url, events, is_active, off_because: is_active ? null : off_because, failing_since, created_at }
}

export function presentDelivery(delivery: DeliveryItem): Delivery {
  const { id, event, status, attempts, created_at, body } = delivery
  return {
    id,
    event,
    status,
    attempts,
    created_at,
    body,
    last_attempt_at: delivery.last_at ?? null,
    next_attempt_at: delivery.next_at ?? null,
    answer_status: delivery.answer_status ?? null,
    answer: delivery.answer ?? null,
    error: delivery.error ?? null,
  }
}
