import { deleteRecipients } from '../../customers/recipients/door.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { discardPicture } from './attach-picture.ts'
import { getOwnCampaign } from './get-own-campaign.ts'
import { deleteCampaign } from './store.ts'

const AT_WORK = new Set(['scheduled', 'running', 'paused', 'canceling'])

/** Deletes a campaign that is no longer at work, with its report. Its messages stay in their threads. */
export async function removeCampaign(ctx: Ctx, { id }: { id: string }) {
  const removed = await retryOnConflict(async () => {
    const seen = await getOwnCampaign(ctx, id)
    if (AT_WORK.has(seen.status)) throw new AppError('campaign_at_work')
    await deleteRecipients(ctx.org, id)
    return (await deleteCampaign(seen)) && seen
  })
  await discardPicture(ctx, removed)
  await recordAct(ctx, { action: 'campaign_removed', about: id, words: { campaign: removed.name } })
}
