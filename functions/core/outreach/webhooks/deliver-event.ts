import { decryptSecret } from '../../platform/aws/secrets.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { isLocalCloud } from '../../platform/is-callable.ts'
import { postPublic } from '../../platform/post-public.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { askEyes } from './ask-eyes.ts'
import { type DeliveryItem, SECRET_FIELD, type WebhookItem } from './entity.ts'
import {
  type Attempt,
  afterAttempt,
  healthAfter,
  isAskedAgain,
  isLetBe,
  patienceOf,
  putOff,
  signatureOf,
  silentUntil,
} from './rules.ts'
import { findDelivery, findWebhook, replaceDelivery, replaceWebhook } from './store.ts'

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
  const [found, delivery] = await Promise.all([findWebhook(org, id), findDelivery(org, id, deliveryId)])
  const webhook = found && (found.sees_all_by ? found : await askEyes(org, found))
  if (!webhook || delivery?.next_at !== due) return
  if (!webhook.is_active) {
    await replaceDelivery(delivery, { ...delivery, status: 'failed', error: 'switched_off', next_at: undefined })
    return
  }
  if (isLetBe(webhook, now) || (isAskedAgain(webhook) && !(await asksAgain(webhook, now)))) {
    await replaceDelivery(delivery, putOff(delivery, laterOf(webhook.silent_until, silentUntil(webhook, now))))
    return
  }
  const begun = Date.now()
  const after = afterAttempt(delivery, await call(webhook, delivery, now), now)
  await noteHealth(org, webhook, after, { now, tookMs: Date.now() - begun })
  await replaceDelivery(delivery, after)
}

/** Of all that is due for an address that was let be, one attempt claims to ask it; the others wait until the next. */
const asksAgain = (webhook: WebhookItem, now: Date) =>
  replaceWebhook(webhook, { silent_until: silentUntil(webhook, now) })

const laterOf = (one = '', other = '') => (one > other ? one : other)

async function call(webhook: WebhookItem, { id, event, body }: DeliveryItem, now: Date): Promise<Attempt> {
  const { org, url, secret } = webhook
  const headers = {
    'content-type': 'application/json',
    'lotwire-signature': signatureOf(await decryptSecret(org, SECRET_FIELD, secret), body, now),
    'lotwire-event': event,
    'lotwire-delivery': id,
  }
  const bounds = { maxBytes: ANSWER_BYTES, timeoutMs: patienceOf(webhook), allowsLocalhost: isLocalCloud() }
  const answer = await postPublic(url, { headers, body }, bounds)
  if ('error' in answer) return answer
  const { status: answer_status, text } = answer
  const seen = { answer_status, ...(text && { answer: text }) }
  if (answer_status >= 200 && answer_status < 300) return seen
  return { ...seen, error: answer_status >= 300 && answer_status < 400 ? 'redirect' : 'refused' }
}

/** Attempts that end at once each count. */
async function noteHealth(org: OrgId, seen: WebhookItem, delivery: DeliveryItem, taken: { now: Date; tookMs: number }) {
  const { id, url } = seen
  // Usually nothing changes.
  if (!healthAfter(seen, delivery, taken)) return
  await retryOnConflict(async () => {
    const webhook = await findWebhook(org, id)
    // A moved one begins with a clean record.
    if (!webhook?.is_active || webhook.url !== url) return true
    const change = healthAfter(webhook, delivery, taken)
    return !change || replaceWebhook(webhook, change)
  })
}
