import type { CampaignInput } from '#contract/outreach/campaigns.ts'
import { createCampaign } from '../../../functions/core/outreach/campaigns/create-campaign.ts'
import { startCampaign } from '../../../functions/core/outreach/campaigns/start-campaign.ts'
import { findGroup } from '../../../functions/core/people/settings/door.ts'
import { putValues } from '../../../functions/core/people/settings/store.ts'
import type { Ctx } from '../../../functions/core/platform/ctx.ts'
import type { BenchCloud } from '../bench-cloud.ts'
import { loadContacts } from '../contacts.ts'
import { openDealership } from '../due/fill.ts'

/** The next Tuesday but one at 20:00 UTC: day everywhere in the United States. */
export function lawfulNoon(): Date {
  const at = new Date(Date.now() + 9 * 86_400_000)
  at.setUTCDate(at.getUTCDate() + ((9 - at.getUTCDay()) % 7))
  at.setUTCHours(20, 0, 0, 0)
  return at
}

let opened = 0

/** A dealership with so many customers, all of whom a campaign may write to, and one whose window is open. */
export async function openAudience(cloud: BenchCloud, people: number) {
  const [account] = cloud.twilio.accounts()
  const { ctx, people: own } = await openDealership(account, 1, 400_000 + opened++)
  const seen = await findGroup(ctx.org, 'outreach')
  await putValues(seen, { outreach_no_consent_because: 'They are customers of ours.' })
  await loadContacts(ctx.org, people, [])
  return { ctx, own }
}

export const INPUT: CampaignInput = {
  name: 'Spring',
  channel: 'sms',
  purpose: 'marketing',
  audience: { query: {} },
  hold_out: 0,
  pace: 3_600,
  outside_hours: 'wait',
  body: 'Hi {{first_name}}, spring brings new cars.',
}

/** Begins a campaign to everybody at this time. */
export async function begin(ctx: Ctx, now: Date) {
  const { campaign } = await createCampaign({ ...ctx, now }, INPUT)
  await startCampaign({ ...ctx, now }, campaign)
  return campaign.id
}
