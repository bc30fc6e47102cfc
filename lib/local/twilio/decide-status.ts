import { setStatus } from './progress-message.ts'
import type { MessageStatus } from './records.ts'
import { renderMessage } from './render-message.ts'
import type { Simulator } from './simulator.ts'
import { notFound, TwilioError } from './twilio-error.ts'

export const STATUSES: MessageStatus[] = [
  'queued',
  'sending',
  'sent',
  'delivered',
  'read',
  'undelivered',
  'failed',
  'canceled',
]

/** Sets a status by hand: the message no longer changes by itself, and its callback is sent. */
export async function decideStatus(
  sim: Simulator,
  sid: string,
  { status, error_code = null }: { status: MessageStatus; error_code?: number | null },
) {
  const message = sim.store.get('message', sid)
  if (!message) throw notFound(sid)
  if (message.direction === 'inbound' || !STATUSES.includes(status)) {
    throw new TwilioError(422, 20001, `A message that went out can be ${STATUSES.join(', ')}.`)
  }
  sim.store.update('message', sid, { by_hand: true })
  const deliveries = await setStatus(sim, message, status, error_code)
  return { message: renderMessage(message), deliveries }
}
