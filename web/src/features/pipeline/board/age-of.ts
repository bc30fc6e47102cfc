import { type Age, ageOf, type Dated } from '#contract/customers/card-age.ts'
import type { TimeSettings } from '#contract/customers/time-settings.ts'

const HOUR_MS = 3_600_000

type Paused = { paused_until: string | null }

export const isPaused = ({ paused_until }: Paused, now: number) =>
  paused_until !== null && Date.parse(paused_until) > now

const DAY_HOURS = 24
const WEEK_HOURS = 7 * DAY_HOURS

/** In which unit a time of so long ago is told in two or three letters, and how many of it. */
export function shortAge(at: string, now: number): { unit: 'hour' | 'day' | 'week'; count: number } {
  const hours = Math.max(0, Math.floor((now - Date.parse(at)) / HOUR_MS))
  if (hours < DAY_HOURS) return { unit: 'hour', count: hours }
  if (hours < 2 * WEEK_HOURS) return { unit: 'day', count: Math.floor(hours / DAY_HOURS) }
  return { unit: 'week', count: Math.floor(hours / WEEK_HOURS) }
}

/** A card's color: its age, or orange for some hours after a pause has ended. */
export function colorOf(card: Dated & Paused, times: TimeSettings, now: number): Age | 'orange' {
  const since = card.paused_until === null ? Number.NaN : now - Date.parse(card.paused_until)
  return since >= 0 && since < times.orange * HOUR_MS ? 'orange' : ageOf(card, times, now)
}
