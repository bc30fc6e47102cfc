import { createHmac } from 'node:crypto'
import type { DeliveryEvent } from '#contract/outreach/webhook-facts.ts'
import { derivedId, earliestId } from '../../platform/table/ids.ts'
import type { DeliveryItem, WebhookItem } from './entity.ts'

/** After an attempt that failed, the next one comes so many minutes later: the last one a day after the first. */
const RETRY_MINUTES = [1, 5, 30, 120, 360, 924]
const KEPT_DAYS = 30
/** An hour less than the attempts of one delivery take: the first one may have come a little after the event. */
const FAILING_HOURS = 23
const HOUR_MS = 3_600_000

/** Something that happened, with an id that is the same however often it is told. */
export interface Happening {
  event: DeliveryEvent
  /** Unique among all changes. */
  sequence: string
  at: Date
}

/** True if an address is on and wants to know. */
export const wants = ({ is_active, events }: WebhookItem, event: DeliveryEvent) =>
  is_active && events.some((one) => one === event)

/** A new delivery to an address, the same however often its event is told. */
export function deliveryTo({ org, id: webhook }: WebhookItem, { event, sequence, at }: Happening, data: object) {
  const created_at = at.toISOString()
  const eventId = derivedId('event', event, sequence)
  const body = JSON.stringify({ id: eventId, event, created_at, data })
  return {
    org,
    webhook,
    event,
    body,
    created_at,
    status: 'waiting',
    attempts: 0,
    next_at: created_at,
    id: earliestId(at.getTime()) + derivedId('delivery', webhook, eventId).slice(-16),
    ttl: Math.floor(at.getTime() / 1000) + KEPT_DAYS * 86_400,
  } satisfies DeliveryItem
}

/** The answer to one attempt, or why there was none. */
export interface Attempt {
  answer_status?: number
  answer?: string
  error?: DeliveryItem['error']
}

/** A delivery after an attempt: it arrived, is tried again, or is given up. */
export function afterAttempt(
  delivery: DeliveryItem,
  { answer_status, answer, error }: Attempt,
  now: Date,
): DeliveryItem {
  const attempts = delivery.attempts + 1
  const minutes = RETRY_MINUTES[attempts - 1]
  const isTriedAgain = error !== undefined && minutes !== undefined
  return {
    ...delivery,
    attempts,
    answer_status,
    answer,
    error,
    last_at: now.toISOString(),
    status: error === undefined ? 'delivered' : isTriedAgain ? 'waiting' : 'failed',
    next_at: isTriedAgain ? new Date(now.getTime() + minutes * 60_000).toISOString() : undefined,
  }
}

/** A delivery that begins anew, by hand. */
export const begunAnew = (delivery: DeliveryItem, now: Date): DeliveryItem => ({
  ...delivery,
  status: 'waiting',
  attempts: 0,
  next_at: now.toISOString(),
})

/** Changes of an address after an attempt; undefined if there are none. */
export function healthAfter(
  { failing_since }: WebhookItem,
  { status, error }: DeliveryItem,
  now: Date,
): Partial<WebhookItem> | undefined {
  if (error === undefined) return failing_since === undefined ? undefined : { failing_since: undefined }
  if (failing_since === undefined) return { failing_since: now.toISOString() }
  const isDown = now.getTime() - Date.parse(failing_since) >= FAILING_HOURS * HOUR_MS
  return status === 'failed' && isDown ? { is_active: false, off_because: 'failing' } : undefined
}

/** The header that proves who sent a body, and when: `t` in seconds, and the HMAC-SHA256 of `t.body` in hex. */
export function signatureOf(secret: string, body: string, now: Date): string {
  const t = Math.floor(now.getTime() / 1000)
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`
}
