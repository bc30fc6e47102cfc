import { decryptSecret } from '../../platform/aws/secrets.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { isLocalCloud } from '../../platform/is-callable.ts'
import { postPublic } from '../../platform/post-public.ts'
import { type DeliveryItem, SECRET_FIELD, type WebhookItem } from './entity.ts'
import { type Attempt, afterAttempt, healthAfter, signatureOf } from './rules.ts'
import { findDelivery, findWebhook, replaceDelivery, replaceWebhook } from './store.ts'

const TIMEOUT_MS = 10_000
/** As much of an answer as helps to see what was wrong. */
const ANSWER_BYTES = 500

interface Input {
  webhook: string
  delivery: string
  due: string
}

/**
 * Makes one attempt of a delivery that waits for it since `due`; any other has been made. An attempt whose outcome could
 * not be written is made again: addresses know repeats by the delivery's id.
 */
export async function deliverEvent(org: OrgId, { webhook: id, delivery: deliveryId, due }: Input, now: Date) {
  const [webhook, delivery] = await Promise.all([findWebhook(org, id), findDelivery(org, id, deliveryId)])
  if (!webhook || delivery?.next_at !== due) return
  if (!webhook.is_active) {
    await replaceDelivery(delivery, { ...delivery, status: 'failed', error: 'switched_off', next_at: undefined })
    return
  }
  const after = afterAttempt(delivery, await call(webhook, delivery, now), now)
  await noteHealth(webhook, after, now)
  await replaceDelivery(delivery, after)
}

async function call({ org, url, secret }: WebhookItem, { id, event, body }: DeliveryItem, now: Date): Promise<Attempt> {
  const headers = {
    'content-type': 'application/json',
    'lotwire-signature': signatureOf(await decryptSecret(org, SECRET_FIELD, secret), body, now),
    'lotwire-event': event,
    'lotwire-delivery': id,
  }
  const bounds = { maxBytes: ANSWER_BYTES, timeoutMs: TIMEOUT_MS, allowsLocalhost: isLocalCloud() }
  const answer = await postPublic(url, { headers, body }, bounds)
  if ('error' in answer) return answer
  const { status: answer_status, text } = answer
  const seen = { answer_status, ...(text && { answer: text }) }
  if (answer_status >= 200 && answer_status < 300) return seen
  return { ...seen, error: answer_status >= 300 && answer_status < 400 ? 'redirect' : 'refused' }
}

/** Others may have changed the address meanwhile: its next attempts will see to it. */
async function noteHealth(webhook: WebhookItem, delivery: DeliveryItem, now: Date): Promise<void> {
  const change = healthAfter(webhook, delivery, now)
  if (change) await replaceWebhook(webhook, change)
}
