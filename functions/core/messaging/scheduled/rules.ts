import { CHANNELS } from '#contract/customers/channels/channels.ts'
import { KEPT_DAYS } from '#contract/kept-days.ts'
import type { Refused } from '#contract/refusals.ts'
import { AppError } from '../../platform/errors.ts'
import type { ScheduledItem } from './entity.ts'

/** Those that wait in one conversation. */
export const MOST_WAITING = 50
/** The time at which one that no longer waits is forgotten, in epoch seconds. */
export const keptUntil = (now: Date) => Math.floor(now.getTime() / 1000) + KEPT_DAYS.scheduled * 86_400

/** The gate's refusal of a message that leaves later: a closed window is one that will be closed. */
export function asOfLater(refusal: AppError | undefined, channel: ScheduledItem['channel']): AppError | undefined {
  if (refusal?.words.key !== 'window_closed') return refusal
  const { name, windowHours = 0, hasTemplates } = CHANNELS[channel]
  return new AppError(hasTemplates ? 'window_will_be_shut' : 'days_will_be_over', { channel: name, hours: windowHours })
}

export const isWaiting = ({ status }: Pick<ScheduledItem, 'status'>) => status === 'waiting' || status === 'sending'
/** True if somebody may change it or send it now: it waits, or was refused, or the customer wrote first. */
export const isEditable = ({ status, reason }: Pick<ScheduledItem, 'status' | 'reason'>) =>
  status === 'waiting' || status === 'refused' || (status === 'canceled' && reason !== undefined)

/** The reason why one that is not may not be changed. */
export const refusalOfStatus = ({ status }: Pick<ScheduledItem, 'status'>) =>
  new AppError(status === 'sending' ? 'scheduled_leaving' : 'scheduled_over')

/** The thread's words for a refusal; what is not found at its time was there when it was scheduled. */
export function reasonOf({ words }: AppError, { vehicle_id, template }: ScheduledItem): Refused {
  return words.key === 'not_found' && (vehicle_id || template) ? { key: 'scheduled_content_gone' } : words
}

/** Those that wait by their times, then the others, the latest first. */
export const inOrder = (all: ScheduledItem[]): ScheduledItem[] => [
  ...all.filter(isWaiting).toSorted((a, b) => (a.send_at < b.send_at ? -1 : 1)),
  ...all.filter((one) => !isWaiting(one)).toSorted((a, b) => ((a.ended_at ?? '') > (b.ended_at ?? '') ? -1 : 1)),
]
