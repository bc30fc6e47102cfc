import type { StopReason } from '#contract/outreach/campaign-facts.ts'
import type { CampaignItem } from './entity.ts'

/** The end of a stretch of work: it goes on at once or at a time, or there is nothing left; or somebody changed it. */
export interface Ended {
  change: Partial<CampaignItem>
  next: 'now' | 'done' | 'stopped' | 'changed' | Date
  /** The channel's sender rests so long, whoever is next on it. */
  restMs?: number
}

export const stopped = (reason: StopReason): Ended => ({ change: { status: 'stopped', reason }, next: 'stopped' })

export const CHANGED: Ended = { change: {}, next: 'changed' }
