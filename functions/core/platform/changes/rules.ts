import { decodeTime } from 'ulid'
import { readCarCode } from '#contract/stock/car-code.ts'
import { REJECTED_IN_A_ROW_TO_WARN } from '../../telephony/connections/rules.ts'
import type { HealthChanged, LotChanged, MessageChanged, RunChanged } from './read-change.ts'

/** Statuses of which only Twilio's own report tells. */
const REPORTED = new Set(['sent', 'delivered', 'read', 'undelivered'])

/** Whether an accepted webhook brought this change: a new message from a customer, or a report about one of ours. */
export function isByWebhook({ before, after }: MessageChanged): boolean {
  if (!after) return false
  if (before) return after.rank > before.rank && REPORTED.has(after.status)
  // What an import brought in had come to Twilio earlier than to us.
  return after.direction === 'inbound' && Date.parse(after.sent_at) === decodeTime(after.id)
}

/** Whether a customer's new message names a car, as the text of a shared link does. */
export const isAboutCar = ({ before, after }: MessageChanged) =>
  !before && after?.direction === 'inbound' && readCarCode(after.body) !== undefined

/** Whether with this change the rejected webhooks became too many to be an accident. */
export const needsWarning = ({ before, after }: HealthChanged) =>
  (before?.rejected_in_a_row ?? 0) < REJECTED_IN_A_ROW_TO_WARN &&
  (after?.rejected_in_a_row ?? 0) >= REJECTED_IN_A_ROW_TO_WARN

/** Whether with this change a run began to wait for a worker: it was started, or a manager let it through. */
export const waitsForWorker = ({ before, after }: RunChanged) =>
  before?.status !== 'queued' && after?.status === 'queued'

/** Whether with this change other cars are shown: after a sync or a change by hand, another filter, a disconnection. */
export const showsOtherCars = ({ before, after }: LotChanged) =>
  before?.version !== after?.version ||
  before?.is_feed_hidden !== after?.is_feed_hidden ||
  before?.dcid_filter !== after?.dcid_filter
