import type { CampaignInput } from '#contract/outreach/campaigns.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { attachPicture, discardPicture } from './attach-picture.ts'
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
    const isSame = fields.media_url === seen.media_url
    const change = { ...fields, file: isSame ? seen.file : await attachPicture(ctx, id, fields.media_url) }
    const isKept = await replaceCampaign(seen, change)
    if (!isSame) await discardPicture(ctx, isKept ? seen : { ...seen, file: change.file })
    return isKept && { ...seen, ...change }
  })
  await recordAct(ctx, { action: 'campaign_updated', about: id, words: { campaign: campaign.name } })
  return { campaign: presentCampaign(campaign) }
}
