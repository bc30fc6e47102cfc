import type { Ctx } from '../../platform/ctx.ts'
import { listCampaignsOf } from './door.ts'
import { presentCampaign } from './present-campaign.ts'
import { listTallies } from './store.ts'

/** The dealership's campaigns, the newest first, with their counts as of the last look at each. */
export async function listCampaigns({ org }: Ctx) {
  const [campaigns, tallies] = await Promise.all([listCampaignsOf(org), listTallies(org)])
  return { data: campaigns.map((campaign) => presentCampaign(campaign, tallies.get(campaign.id))) }
}
