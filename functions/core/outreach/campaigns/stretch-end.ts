import type { StopReason } from '#contract/outreach/campaign-facts.ts'
import type { CampaignItem } from './entity.ts'

/** The end of a stretch of work: it goes on at once or at a time, or there is nothing left; or somebody changed it. */
export type Ended = { change: Partial<CampaignItem>; next: 'now' | 'done' | 'stopped' | Date } | 'changed'

export const stopped = (reason: StopReason): Ended => ({ change: { status: 'stopped', reason }, next: 'stopped' })
