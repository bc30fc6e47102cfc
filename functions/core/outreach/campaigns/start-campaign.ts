import { CHANNELS } from '#contract/customers/channels/channels.ts'
import { listFields } from '../../customers/fields/door.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import { readSettings } from '../../people/settings/door.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { putDue } from '../../platform/due/door.ts'
import { AppError, refusedFields } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { carrierOf } from '../../telephony/carriers/carriers.ts'
import type { CampaignItem } from './entity.ts'
import { getOwnCampaign } from './get-own-campaign.ts'
import { presentCampaign } from './present-campaign.ts'
import { problemsOf } from './rules.ts'
import { replaceCampaign } from './store.ts'

/** Has a campaign begin now, or at its time. */
export async function startCampaign(ctx: Ctx, { id }: { id: string }) {
  const { org, now, caller } = ctx
  const own = await listFields(org)
  const campaign = await retryOnConflict(async () => {
    const seen = await getOwnCampaign(ctx, id)
    if (seen.status !== 'draft') throw new AppError('campaign_started')
    const problems = problemsOf(
      seen,
      own.map(({ key }) => key),
    )
    if (Object.keys(problems).length > 0) throw refusedFields(problems)
    if (CHANNELS[seen.channel].hasSubject && !(await readSettings(org, 'mail')).mail_postal_address.trim())
      throw new AppError('mail_no_postal_address')
    if (!(await carrierOf(seen.channel).findSender(org, seen.channel))) throw new AppError('no_sender')
    const isLater = seen.starts_at !== undefined && seen.starts_at > now.toISOString()
    const change: Partial<CampaignItem> = isLater
      ? { status: 'scheduled', starter: caller.id }
      : { status: 'running', starter: caller.id, started_at: now.toISOString(), phase: 'planning' }
    return (await replaceCampaign(seen, change)) && { ...seen, ...change }
  })
  await beginWork(campaign, now)
  await recordAct(ctx, { action: 'campaign_begun', about: id, words: { campaign: campaign.name } })
  return { campaign: presentCampaign(campaign) }
}

/** The clock begins, or goes on with, its work: at once too, for nobody wants to wait a minute. */
export async function beginWork({ org, id, starts_at, status }: CampaignItem, now: Date) {
  const isLater = status === 'scheduled' && starts_at !== undefined
  const at = isLater ? starts_at : now.toISOString()
  await putDue([{ kind: 'run-campaigns', org, ids: { campaign: id }, at }])
  if (!isLater) await enqueue('run-campaigns', { org, campaign: id, found_at: now.toISOString() })
}
