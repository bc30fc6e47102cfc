import type { CampaignInput } from '#contract/outreach/campaigns.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { checkAudience } from './check-audience.ts'
import { getOwnCampaign } from './get-own-campaign.ts'
import { presentCampaign } from './present-campaign.ts'
import { fieldsOf } from './rules.ts'
import { replaceCampaign } from './store.ts'

/** Changes a draft; one that has started stays as it is. */
export async function updateCampaign(ctx: Ctx, { id, ...input }: CampaignInput & { id: string }) {
  const fields = fieldsOf(await checkAudience(ctx, input))
  const campaign = await retryOnConflict(async () => {
    const seen = await getOwnCampaign(ctx, id)
    if (seen.status !== 'draft') throw new AppError('campaign_started')
    return (await replaceCampaign(seen, fields)) && { ...seen, ...fields }
  })
  await recordAct(ctx, { action: 'campaign_updated', about: id, words: { campaign: campaign.name } })
  return { campaign: presentCampaign(campaign) }
}
