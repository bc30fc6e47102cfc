import type { Ctx } from '../../platform/ctx.ts'
import { countRecipients } from './count-recipients.ts'
import { getOwnCampaign } from './get-own-campaign.ts'
import { presentCampaign } from './present-campaign.ts'

export async function getCampaign(ctx: Ctx, { id }: { id: string }) {
  const campaign = await getOwnCampaign(ctx, id)
  return { campaign: presentCampaign(campaign, await countRecipients(campaign, ctx.now)) }
}
