import type { Contact } from '#contract/customers/contact.ts'
import type { TimeSettings } from '#contract/customers/time-settings.ts'

const HOUR_MS = 3_600_000

export type Age = 'green' | 'blue' | 'black' | 'grey'
export const AGES: readonly Age[] = ['green', 'blue', 'black', 'grey']
type Dated = Pick<Contact, 'updated_at' | 'last_message_at' | 'paused_until'>

/** When something was last heard of a contact, or changed: epoch milliseconds. */
export const lastActivity = ({ updated_at, last_message_at }: Dated) =>
  Math.max(Date.parse(updated_at), last_message_at ? Date.parse(last_message_at) : 0)

/** How long ago that was, by the organization's hours (S1 §4). */
export function ageOf(card: Dated, times: TimeSettings, now: number): Age {
  const hours = (now - lastActivity(card)) / HOUR_MS
  if (hours < times.green) return 'green'
  if (hours < times.blue) return 'blue'
  return hours < times.black ? 'black' : 'grey'
}

export const isPaused = ({ paused_until }: Dated, now: number) =>
  paused_until !== null && Date.parse(paused_until) > now

/** A card's color: its age, or orange for some hours after a pause has ended. */
export function colorOf(card: Dated, times: TimeSettings, now: number): Age | 'orange' {
  const since = card.paused_until === null ? Number.NaN : now - Date.parse(card.paused_until)
  return since >= 0 && since < times.orange * HOUR_MS ? 'orange' : ageOf(card, times, now)
}
