import { type Age, ageOf, type Dated } from '#contract/customers/card-age.ts'
import type { TimeSettings } from '#contract/customers/time-settings.ts'

const HOUR_MS = 3_600_000

type Paused = { paused_until: string | null }

export const isPaused = ({ paused_until }: Paused, now: number) =>
  paused_until !== null && Date.parse(paused_until) > now

/** A card's color: its age, or orange for some hours after a pause has ended. */
export function colorOf(card: Dated & Paused, times: TimeSettings, now: number): Age | 'orange' {
  const since = card.paused_until === null ? Number.NaN : now - Date.parse(card.paused_until)
  return since >= 0 && since < times.orange * HOUR_MS ? 'orange' : ageOf(card, times, now)
}
