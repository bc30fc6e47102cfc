import type { CampaignStatus } from '#contract/outreach/campaign-facts.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { countRecipients } from './count-recipients.ts'
import type { CampaignItem } from './entity.ts'
import { getOwnCampaign } from './get-own-campaign.ts'
import { presentCampaign } from './present-campaign.ts'
import { beginWork } from './start-campaign.ts'
import { replaceCampaign } from './store.ts'

interface One {
  id: string
}

/** Stops a campaign before its next message, until somebody lets it go on. */
export const pauseCampaign = (ctx: Ctx, { id }: One) =>
  change(ctx, id, { from: ['scheduled', 'running'], action: 'campaign_paused', to: () => ({ status: 'paused' }) })

/** Lets a paused or stopped campaign go on where it was, now in the name of whoever says so. */
export async function resumeCampaign(ctx: Ctx, { id }: One) {
  const { now, caller } = ctx
  return change(ctx, id, {
    from: ['paused', 'stopped'],
    action: 'campaign_resumed',
    to: async ({ org, status, started_at, starts_at, phase }) =>
      started_at === undefined && starts_at !== undefined && starts_at > now.toISOString()
        ? { status: 'scheduled', starter: caller.id }
        : {
            status: 'running',
            starter: caller.id,
            reason: undefined,
            continues_at: undefined,
            started_at: started_at ?? now.toISOString(),
            phase: phase ?? 'planning',
            ...(status === 'stopped' && { forgiven: await countRecipients({ org, id }, now) }),
          },
    follow: (campaign) => beginWork(campaign, now),
  })
}

/** Ends a campaign before its next message, for good. Its worker ends those who still wait, which may take minutes. */
export const cancelCampaign = (ctx: Ctx, { id }: One) =>
  change(ctx, id, {
    from: ['scheduled', 'running', 'paused', 'stopped'],
    action: 'campaign_canceled',
    to: () => ({ status: 'canceling', ended_at: ctx.now.toISOString(), continues_at: undefined }),
    follow: (campaign) => beginWork(campaign, ctx.now),
  })

interface Change {
  from: readonly CampaignStatus[]
  to: (seen: CampaignItem) => Partial<CampaignItem> | Promise<Partial<CampaignItem>>
  action: 'campaign_paused' | 'campaign_resumed' | 'campaign_canceled'
  follow?: (campaign: CampaignItem) => Promise<unknown>
}

async function change(ctx: Ctx, id: string, { from, to, action, follow }: Change) {
  const campaign = await retryOnConflict(async () => {
    const seen = await getOwnCampaign(ctx, id)
    if (!from.includes(seen.status)) throw new AppError('campaign_not_now')
    const next = await to(seen)
    return (await replaceCampaign(seen, next)) && { ...seen, ...next }
  })
  await follow?.(campaign)
  await recordAct(ctx, { action, about: id, words: { campaign: campaign.name } })
  return { campaign: presentCampaign(campaign) }
}
