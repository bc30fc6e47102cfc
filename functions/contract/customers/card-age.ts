import type { TimeSettings } from './time-settings.ts'

const HOUR_MS = 3_600_000

/** From the newest to the oldest, by the colors of the board's cards (S1 §4). */
export const AGES = ['green', 'blue', 'black', 'grey'] as const
export type Age = (typeof AGES)[number]

/** ISO 8601. */
export interface Dated {
  updated_at: string
  last_message_at: string | null
}

/** The time of a contact's last message or change, in epoch milliseconds. */
export const lastActivity = ({ updated_at, last_message_at }: Dated) =>
  Math.max(Date.parse(updated_at), last_message_at ? Date.parse(last_message_at) : 0)

/** The age of a card by the organization's hours. */
export function ageOf(card: Dated, times: TimeSettings, now: number): Age {
  const hours = (now - lastActivity(card)) / HOUR_MS
  if (hours < times.green) return 'green'
  if (hours < times.blue) return 'blue'
  return hours < times.black ? 'black' : 'grey'
}

/** Counts the cards of each age. */
export function countAges(cards: Iterable<Dated>, times: TimeSettings, now: number): Record<Age, number> {
  const counts: Record<Age, number> = { green: 0, blue: 0, black: 0, grey: 0 }
  for (const card of cards) counts[ageOf(card, times, now)]++
  return counts
}
