import { putTask } from '../../customers/tasks/door.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { getOwnCampaign } from './get-own-campaign.ts'

/** Has a file made of a campaign's recipients, of those that the caller may see. */
export async function createReportExport(ctx: Ctx, { id }: { id: string }) {
  const { name } = await getOwnCampaign(ctx, id)
  const task = await putTask(ctx, { kind: 'campaign', asked: { campaign: id }, status: 'waiting' })
  await recordAct(ctx, { action: 'campaign_exported', about: id, words: { campaign: name } })
  return task
}
