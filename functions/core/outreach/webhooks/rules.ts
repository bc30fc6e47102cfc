import { createHmac } from 'node:crypto'
import { KEPT_DAYS } from '#contract/kept-days.ts'
import type { DeliveryEvent } from '#contract/outreach/webhook-facts.ts'
import { derivedId, earliestId } from '../../platform/table/ids.ts'
import { toSecond } from '../../platform/to-second.ts'
import type { DeliveryItem, WebhookItem } from './entity.ts'

/** After an attempt that failed, the next one comes so many minutes later: the last one a day after the first. */
const RETRY_MINUTES = [1, 5, 30, 120, 360, 924]
/** An hour less than the attempts of one delivery take: the first one may have come a little after the event. */
const FAILING_HOURS = 23
const HOUR_MS = 3_600_000

/** The patience with an address that answers at once, and with one that took its time or gave no answer the last time. */
const PATIENCE_MS = { usual: 2_000, again: 5_000 }
/** A refusal that takes longer is like silence: it keeps a worker as long. */
const SLOW_REFUSAL_MS = 1_000
/** An address that was silent so often in a row is let be for so many minutes, then longer; what comes meanwhile waits. */
const SILENT_TIMES = 3
const SILENT_MINUTES = [1, 2, 4, 8, 15, 30]

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
export function deliveryTo(
  { org, id: webhook }: WebhookItem,
  { event, sequence, at: seenAt }: Happening,
  data: object,
) {
  const at = toSecond(seenAt)
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
    ttl: Math.floor(at.getTime() / 1000) + KEPT_DAYS.deliveries * 86_400,
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

type Health = Pick<WebhookItem, 'failing_since' | 'silent_times' | 'silent_until' | 'is_slow'>

export const patienceOf = ({ silent_times = 0, is_slow = false }: Health) =>
  silent_times > 0 || is_slow ? PATIENCE_MS.again : PATIENCE_MS.usual

export const isLetBe = ({ silent_until }: Health, now: Date) =>
  silent_until !== undefined && Date.parse(silent_until) > now.getTime()

/** True for an address that was let be: one attempt asks whether it answers again, and what else is due waits for that. */
export const isAskedAgain = ({ silent_times = 0 }: Health) => silent_times >= SILENT_TIMES

/** The next moment at which an address that goes on being silent may be asked. */
export function silentUntil({ silent_times = 0 }: Health, now: Date): string {
  const minutes = SILENT_MINUTES[Math.min(silent_times - SILENT_TIMES, SILENT_MINUTES.length - 1)] ?? 0
  return new Date(now.getTime() + minutes * 60_000).toISOString()
}

/** Changes of an address after an attempt; undefined if there are none. */
export function healthAfter(
  webhook: Health,
  { status, error }: Pick<DeliveryItem, 'status' | 'error'>,
  { now, tookMs }: { now: Date; tookMs: number },
): Partial<WebhookItem> | undefined {
  const { failing_since, silent_times = 0 } = webhook
  if (error === undefined) {
    const is_slow = tookMs > PATIENCE_MS.usual || undefined
    const isAsBefore = failing_since === undefined && silent_times === 0 && is_slow === webhook.is_slow
    return isAsBefore
      ? undefined
      : { failing_since: undefined, silent_times: undefined, silent_until: undefined, is_slow }
  }
  const isSilent = error === 'timeout' || tookMs > SLOW_REFUSAL_MS
  const silence = silenceAfter(webhook, isSilent, now)
  if (failing_since === undefined) return { failing_since: now.toISOString(), ...silence }
  const isDown = now.getTime() - Date.parse(failing_since) >= FAILING_HOURS * HOUR_MS
  // One that is let be has few attempts, and none of them may be its delivery's last.
  if (isDown && (status === 'failed' || isAskedAgain(webhook)))
    return { is_active: false, off_because: 'failing', ...silence }
  return silence
}

function silenceAfter(webhook: Health, isSilent: boolean, now: Date) {
  const { silent_times = 0 } = webhook
  if (!isSilent) return silent_times > 0 ? { silent_times: undefined, silent_until: undefined } : undefined
  const after = { silent_times: silent_times + 1 }
  return after.silent_times < SILENT_TIMES ? after : { ...after, silent_until: silentUntil(after, now) }
}

/** A delivery that waits until its address is asked again: no attempt was made. */
export const putOff = (delivery: DeliveryItem, until: string): DeliveryItem => ({ ...delivery, next_at: until })

/** The header that proves who sent a body, and when: `t` in seconds, and the HMAC-SHA256 of `t.body` in hex. */
export function signatureOf(secret: string, body: string, now: Date): string {
  const t = Math.floor(now.getTime() / 1000)
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`
}
