import { listRecipientPage } from '../../customers/recipients/door.ts'
import { addTo, type Counts } from './counts-of.ts'
import type { CampaignItem } from './entity.ts'
import { findTally, putTally } from './store.ts'

const PAGE = 2_000
/** Counts are as old as it takes the table to be read at a thousand recipients a second, and at least this. */
const FRESH_MS = 2_000

/**
 * A campaign's counts. They are counted, not kept: a number that each of a hundred thousand messages changes several
 * times would cost more, and could be wrong. While somebody looks they are counted again every few seconds.
 */
export async function countRecipients({ org, id }: Pick<CampaignItem, 'org' | 'id'>, now: Date): Promise<Counts> {
  const tally = await findTally(org, id)
  const freshMs = Math.max(FRESH_MS, tally?.counts.total ?? 0)
  if (tally && Math.abs(now.getTime() - Date.parse(tally.at)) < freshMs) return tally.counts
  return countAnew({ org, id }, now)
}

/** The counts of a campaign as they were at most so long ago, if they are known. */
export async function findCounts({ org, id }: Pick<CampaignItem, 'org' | 'id'>, since: Date) {
  const tally = await findTally(org, id)
  return { counts: tally?.counts, isRecent: tally !== undefined && Date.parse(tally.at) >= since.getTime() }
}

export async function countAnew({ org, id }: Pick<CampaignItem, 'org' | 'id'>, now: Date): Promise<Counts> {
  const counts: Counts = {}
  let after: string | undefined
  do {
    const { recipients, place } = await listRecipientPage({ org, campaign: id }, { after, limit: PAGE })
    addTo(counts, recipients)
    after = place
  } while (after !== undefined)
  await putTally({ org, campaign: id, counts, at: now.toISOString() })
  return counts
}
