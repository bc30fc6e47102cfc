import { parseAddress } from '#contract/customers/channels/address.ts'
import { CHANNELS } from '#contract/customers/channels/channels.ts'
import { simulatedAt } from './channels/simulated-channels.ts'
import type { Message, MessageStatus } from './records.ts'
import { sendStatus } from './send-status.ts'
import type { Simulator } from './simulator.ts'
import { takeMedia } from './take-media.ts'

/** Interval at which a message checks whether the customers' phones are on again. */
const PHONES_OFF_MS = 250

/** The next status that follows automatically; undefined if none does. */
function nextStatus({ status, fails_with, to, send_at }: Message): MessageStatus | undefined {
  if (status === 'scheduled') return send_at === null ? undefined : 'sending'
  if (status === 'accepted' || status === 'queued') return fails_with === null ? 'sending' : 'failed'
  if (status === 'sending') return 'sent'
  if (status === 'sent') return 'delivered'
  return status === 'delivered' && CHANNELS[parseAddress(to).channel].hasReadReceipts ? 'read' : undefined
}

/** Advances an outbound message status by status, each with its callback; also resumes it after a restart. */
export function progress(sim: Simulator, sid: string): void {
  const message = sim.store.get('message', sid)
  if (!message || message.direction === 'inbound' || message.by_hand) return
  if (message.num_media > 0 && (message.status === 'queued' || message.status === 'accepted')) {
    void takeMedia(sim, message).then(() => move(sim, sid))
  } else move(sim, sid)
}

function move(sim: Simulator, sid: string): void {
  const message = sim.store.get('message', sid)
  if (!message || message.by_hand) return
  const next = nextStatus(message)
  if (!next) return
  sim.after(pauseBefore(sim, message, next), () => {
    const current = sim.store.get('message', sid)
    if (!current || current.by_hand || current.status !== message.status) return
    if (next === 'delivered' && sim.troubles.of(current.account_sid).chaos.phones_off) {
      sim.after(PHONES_OFF_MS, () => progress(sim, sid))
      return
    }
    setStatus(sim, current, next, next === 'failed' ? current.fails_with : null)
    progress(sim, sid)
  })
}

/** Resumes every message where a stopped simulator left it. */
export function resume(sim: Simulator): void {
  for (const message of sim.store.all('message')) {
    if (message.direction === 'inbound') continue
    progress(sim, message.sid)
    if (message.sent_at !== null && message.price === null) billLater(sim, message)
  }
}

/** Records a status and sends its callback; the price follows later, as Twilio's does. */
export function setStatus(sim: Simulator, message: Message, status: MessageStatus, errorCode: number | null) {
  const now = sim.now()
  const isLeaving = status === 'sending' || status === 'sent' || status === 'delivered' || status === 'read'
  const changed = sim.store.update('message', message.sid, {
    status,
    error_code: errorCode,
    updated_at: now,
    from: message.sender,
    sent_at: message.sent_at ?? (isLeaving ? now : null),
  })
  if (status === 'sent' && message.price === null) billLater(sim, message)
  // One that is set by hand is the last.
  const isOnTheWay = sim.isTerse && !changed.by_hand && nextStatus(changed) !== undefined
  return isOnTheWay ? Promise.resolve([]) : sendStatus(sim, changed)
}

function billLater(sim: Simulator, { sid, to, num_segments }: Message): void {
  const price = simulatedAt(to).price?.(num_segments) ?? 0
  sim.after(sim.timings.price, () => {
    if (sim.store.get('message', sid)) sim.store.update('message', sid, { price: `-${price.toFixed(5)}` })
  })
}

function pauseBefore(sim: Simulator, { status, send_at }: Message, next: MessageStatus): number {
  if (status === 'scheduled') return Math.max(0, (send_at ?? 0) - sim.now())
  if (next === 'failed') return sim.timings.sending + sim.timings.sent
  return sim.timings[next as 'sending' | 'sent' | 'delivered' | 'read']
}
