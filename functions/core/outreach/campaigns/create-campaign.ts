import type { CampaignInput } from '#contract/outreach/campaigns.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { newId } from '../../platform/table/ids.ts'
import { attachPicture } from './attach-picture.ts'
import { checkAudience } from './check-audience.ts'
import { presentCampaign } from './present-campaign.ts'
import { fieldsOf } from './rules.ts'
import { replaceCampaign } from './store.ts'

/** Makes a draft; nothing is sent until somebody starts it. */
export async function createCampaign(ctx: Ctx, input: CampaignInput) {
  const { org, now, caller } = ctx
  const id = newId(now)
  const fields = fieldsOf(await checkAudience(ctx, input))
  const campaign = {
    org,
    id,
    version: 0,
    status: 'draft' as const,
    ...fields,
    file: await attachPicture(ctx, id, fields.media_url),
    user_id: caller.id,
    user_name: caller.name,
    created_at: now.toISOString(),
  }
  await replaceCampaign(campaign, {})
  await recordAct(ctx, { action: 'campaign_created', about: campaign.id, words: { campaign: campaign.name } })
  return { campaign: presentCampaign(campaign) }
}
