import { planAgain } from '../../customers/recipients/door.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { putDue } from '../../platform/due/door.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { findCampaign, replaceCampaign } from './store.ts'

/** A report of Twilio's that comes after all is waited for so long. */
const AGAIN_MINUTES = 5

interface Unsent {
  org: OrgId
  campaign: string
  contact: string
}

/**
 * Has a campaign write again to one whose message never reached Twilio, as where the sending process was killed; one that
 * was done goes on for them. False where the campaign is over for another reason, or they got theirs meanwhile.
 */
export async function takeUpAgain({ org, campaign: id, contact }: Unsent, now: Date): Promise<boolean> {
  const at = new Date(now.getTime() + AGAIN_MINUTES * 60_000).toISOString()
  const isOn = (campaign: Awaited<ReturnType<typeof findCampaign>>) =>
    campaign && ['running', 'paused', 'done'].includes(campaign.status)
  if (!isOn(await findCampaign(org, id)) || !(await planAgain({ org, campaign: id, contact }, at))) return false
  const isReopened = await retryOnConflict(async () => {
    const seen = await findCampaign(org, id)
    if (seen?.status !== 'done') return 'no' as const
    const again = { place: undefined, next_at: undefined, ended_at: undefined, continues_at: at }
    return (await replaceCampaign(seen, { status: 'running', phase: 'sending', ...again })) && ('yes' as const)
  })
  if (isReopened === 'yes') await putDue([{ kind: 'run-campaigns', org, ids: { campaign: id }, at }])
  return true
}
